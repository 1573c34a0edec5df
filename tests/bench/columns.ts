import type { Bench } from './bench.js';
import type { Choices, Scenario } from './choices.js';
import { forEach, takeColumn, type Plan } from './column.js';
import type { Results, Taken } from './results.js';
import { measureCallStart } from './scenarios/call-start.js';
import { measureCall } from './scenarios/call.js';
import { measureIdle } from './scenarios/idle.js';
import { measureLauncher } from './scenarios/launcher.js';
import { measureLongConversation } from './scenarios/long-conversation.js';
import { openSite } from './scenarios/site.js';
import { measureStreaming } from './scenarios/streaming.js';
import { SUBJECTS } from './subjects/subjects.js';

/** An answer so long is asked for but once: it takes minutes with some. */
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
  choices: Omit<Choices, 'out' | 'missing' | 'until'>,
  told: Tell,
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
        take: async () => put(await takeColumn(plan, bench.browserVersion, told)),
      },
    ];
  }

  function streaming(chunks: number, pace: number): ColumnToTake[] {
    const name = `${chunks} at ${pace} ms`;
    return column(
      {
        name,
        subjects: subjects.filter(({ chat }) => chat),
        runs: chunks < LONG_ANSWER_CHUNKS ? runs : 1,
        open: forEach((subject) => measureStreaming(bench, subject, { chunks, pace, limit })),
      },
      (results) => results.streaming?.[name],
      (taken) => ({ streaming: { [name]: taken } }),
    );
  }

  const byScenario: Readonly<Record<Scenario, () => ColumnToTake[]>> = {
    launcher: () =>
      column(
        {
          name: 'launcher',
          subjects: subjects.filter(({ first }) => first),
          runs,
          open: forEach((subject) => measureLauncher(bench, subject)),
        },
        ({ launcher }) => launcher,
        (launcher) => ({ launcher }),
      ),
    streaming: () =>
      choices.chunks.flatMap((chunks) => choices.paces.flatMap((pace) => streaming(chunks, pace))),
    idle: () =>
      column(
        {
          name: 'idle',
          subjects: widgets,
          runs: 1,
          open: forEach((subject) => measureIdle(bench, subject)),
        },
        ({ idle }) => idle,
        (idle) => ({ idle }),
      ),
    long: () =>
      choices.messages.flatMap((messages) =>
        column(
          {
            name: `${messages} messages before`,
            subjects: subjects.filter(({ chat }) => chat?.history),
            runs: 1,
            open: forEach((subject) => measureLongConversation(bench, subject, messages, limit)),
          },
          ({ long }) => long?.[messages],
          (taken) => ({ long: { [messages]: taken } }),
        ),
      ),
    calls: () =>
      column(
        {
          name: 'call',
          subjects: subjects.filter(({ call }) => call),
          runs,
          open: forEach((subject) => measureCall(bench, subject)),
        },
        ({ calls }) => calls,
        (calls) => ({ calls }),
      ),
    'call-start': () =>
      column(
        {
          name: 'start of a call',
          subjects: subjects.filter(({ call }) => call?.marks),
          runs: Math.max(runs, LEAST_CALL_STARTS),
          open: forEach((subject) => measureCallStart(bench, subject)),
        },
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
