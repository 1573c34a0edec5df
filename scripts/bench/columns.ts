import type { Bench } from './bench.js';
import type { Choices, Scenario } from './choices.js';
import { takeColumn, type Plan } from './column.js';
import type { Over, Results, Taken } from './results.js';
import { measureCallStart } from './scenarios/call-start.js';
import { measureCall } from './scenarios/call.js';
import { measureIdle } from './scenarios/idle.js';
import { measureLauncher } from './scenarios/launcher.js';
import { measureLongConversation } from './scenarios/long-conversation.js';
import { openSite } from './scenarios/site.js';
import { measureMemory } from './scenarios/memory.js';
import { measureStreaming } from './scenarios/streaming.js';
import { measureToggling } from './scenarios/toggling.js';
import type { Subject } from './subjects/subject.js';
import { SUBJECTS } from './subjects/subjects.js';

/** An answer so long, at a model's pace, is asked for but once: it takes minutes with some. */
const LONG_ANSWER_CHUNKS = 4000;

/** The start of a call hangs on so much that the median of fewer says little. */
const LEAST_CALL_STARTS = 5;

/** Something to be measured side by side. */
export interface ColumnToTake {
  readonly name: string;
  isIn(results: Results): boolean;
  take(): Promise<Results>;
}

type Tell = (step: string) => void;

/** All columns that were chosen, in their order. */
export function columnsOf(
  bench: Bench,
  choices: Omit<Choices, 'out' | 'missing' | 'until' | 'before'>,
  reported: Tell,
): ColumnToTake[] {
  const { runs, limit } = choices;
  const subjects = SUBJECTS.filter(({ id }) => choices.subjects.includes(id));
  const widgets = subjects.filter(({ kind, first }) => kind !== 'limit' && first);

  function column<Cost extends object>(
    plan: Plan<Cost>,
    there: (results: Results) => Taken<Cost> | undefined,
    put: (taken: Taken<Cost>) => Results,
  ): ColumnToTake[] {
    if (plan.subjects.length === 0) return [];
    return [
      {
        name: plan.name,
        isIn: (results) => there(results) !== undefined,
        take: async () => put(await takeColumn(plan, bench.browserVersion, reported)),
      },
    ];
  }

  /** Columns without a preparation. */
  function plan<Cost extends object>(
    name: string,
    measured: readonly Subject[],
    measure: (bench: Bench, subject: Subject) => Promise<Cost | Over>,
    often = runs,
  ): Plan<Cost> {
    const scene = {
      measure: (subject: Subject) => measure(bench, subject),
      close: () => Promise.resolve(),
    };
    return { name, subjects: measured, runs: often, open: () => Promise.resolve(scene) };
  }

  function streaming(chunks: number, pace: number): ColumnToTake[] {
    const name = `${chunks} at ${pace} ms`;
    const given = { chunks, pace, limit };
    return column(
      plan(
        name,
        subjects.filter(({ chat }) => chat),
        (...at) => measureStreaming(...at, given),
        pace && chunks >= LONG_ANSWER_CHUNKS ? 1 : runs,
      ),
      (results) => results.streaming?.[name],
      (taken) => ({ streaming: { [name]: taken } }),
    );
  }

  function long(messages: number): ColumnToTake[] {
    return column(
      plan(
        `${messages} messages before`,
        subjects.filter(({ chat }) => chat?.history),
        (...at) => measureLongConversation(...at, messages, limit),
        1,
      ),
      (results) => results.long?.[messages],
      (taken) => ({ long: { [messages]: taken } }),
    );
  }

  const launched = subjects.filter(({ first }) => first);
  const called = subjects.filter(({ call }) => call);
  const marking = subjects.filter(({ call }) => call?.marks);
  const callStarts = Math.max(runs, LEAST_CALL_STARTS);

  const byScenario: Readonly<Record<Scenario, () => ColumnToTake[]>> = {
    launcher: () =>
      column(
        plan('launcher', launched, measureLauncher),
        ({ launcher }) => launcher,
        (launcher) => ({ launcher }),
      ),
    streaming: () =>
      choices.chunks.flatMap((chunks) => choices.paces.flatMap((pace) => streaming(chunks, pace))),
    idle: () =>
      column(
        plan('idle', widgets, measureIdle, 1),
        ({ idle }) => idle,
        (idle) => ({ idle }),
      ),
    toggling: () =>
      column(
        plan('toggling', widgets, measureToggling),
        ({ toggling }) => toggling,
        (toggling) => ({ toggling }),
      ),
    memory: () =>
      column(
        plan(
          'memory',
          subjects.filter(({ chat }) => chat),
          (...at) => measureMemory(...at, limit),
          1,
        ),
        ({ memory }) => memory,
        (memory) => ({ memory }),
      ),
    long: () => choices.messages.flatMap(long),
    calls: () =>
      column(
        plan('call', called, measureCall),
        ({ calls }) => calls,
        (calls) => ({ calls }),
      ),
    'call-start': () =>
      column(
        plan('start of a call', marking, measureCallStart, callStarts),
        ({ callStart }) => callStart,
        (callStart) => ({ callStart }),
      ),
    site() {
      // Of the limits, the page alone says something here.
      const shown = subjects.filter((each) => each.id === 'empty' || widgets.includes(each));
      return column(
        {
          name: 'site',
          subjects: shown,
          runs,
          open: () => openSite(`${bench.folder}/host`, shown),
        },
        ({ site }) => site,
        (site) => ({ site }),
      );
    },
  };
  return choices.only.flatMap((scenario) => byScenario[scenario]());
}
