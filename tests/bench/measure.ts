import { loadavg } from 'node:os';
import type { Bench } from './bench.js';
import type { Choices } from './choices.js';
import { middle, type Column, type Result, type Results, type StreamingResult } from './results.js';
import { measureIdle } from './scenarios/idle.js';
import { measureLauncher } from './scenarios/launcher.js';
import { measureLongConversation } from './scenarios/long-conversation.js';
import { measureStreaming } from './scenarios/streaming.js';
import type { Subject } from './subjects/subject.js';
import { SUBJECTS } from './subjects/subjects.js';

/** An answer so long is asked for but once: it takes minutes with some. */
const LONG_ANSWER_CHUNKS = 4000;

/** Measures what was chosen; `told` hears of each step. */
export async function measure(
  bench: Bench,
  choices: Choices,
  told: (step: string) => void,
): Promise<Results> {
  const subjects = SUBJECTS.filter(({ id }) => choices.subjects.includes(id));
  const talking = subjects.filter(({ chat }) => chat);
  const widgets = subjects.filter(({ kind, first }) => kind !== 'limit' && first);
  const results: Results = {
    browser: bench.browserVersion,
    date: new Date().toISOString(),
    load: [loadavg()[0]!],
    runs: choices.runs,
  };
  const wanted = (name: Choices['only'][number]) => choices.only.includes(name);
  if (wanted('launcher')) {
    const shown = subjects.filter(({ first }) => first);
    results.launcher = await column('launcher', shown, choices.runs, told, (subject) =>
      measureLauncher(bench, subject),
    );
  }
  if (wanted('streaming')) {
    results.streaming = {};
    for (const chunks of choices.chunks)
      for (const pace of choices.paces) {
        const name = `${chunks} at ${pace} ms`;
        const runs = chunks < LONG_ANSWER_CHUNKS ? choices.runs : 1;
        results.streaming[name] = await column<StreamingResult>(
          name,
          talking,
          runs,
          told,
          (subject) => streaming(bench, subject, { chunks, pace, limit: choices.limit }),
        );
      }
  }
  if (wanted('idle'))
    results.idle = await column('idle', widgets, 1, told, (subject) => measureIdle(bench, subject));
  if (wanted('long')) {
    results.long = {};
    for (const messages of choices.messages)
      results.long[messages] = await column(
        `${messages} messages before`,
        widgets.filter(({ chat }) => chat?.history),
        1,
        told,
        (subject) => measureLongConversation(bench, subject, messages),
      );
  }
  results.load = [...results.load, loadavg()[0]!];
  return results;
}

/** Measures all subjects in turn, again and again, so that what befalls the machine befalls all. */
async function column<Cost extends object>(
  name: string,
  subjects: readonly Subject[],
  runs: number,
  told: (step: string) => void,
  measureOne: (subject: Subject) => Promise<Cost | { readonly over: number }>,
): Promise<Column<Cost>> {
  const costs = new Map<string, Cost[]>();
  const given: Column<Cost> = {};
  for (let run = 1; run <= runs; run++)
    for (const subject of subjects) {
      // What failed or was too slow once is not waited for again.
      if (given[subject.id]) continue;
      told(`${name}, run ${run} of ${runs}: ${subject.name}`);
      const result: Result<Cost> = await measureOne(subject).catch((error: unknown) => ({
        failed: String(error).split('\n')[0]!,
      }));
      if ('over' in result || 'failed' in result) given[subject.id] = result;
      else costs.set(subject.id, [...(costs.get(subject.id) ?? []), result]);
    }
  for (const [id, each] of costs) given[id] ??= middle(each);
  return given;
}

async function streaming(
  bench: Bench,
  subject: Subject,
  answer: { chunks: number; pace: number; limit: number },
): Promise<StreamingResult | { over: number }> {
  const cost = await measureStreaming(bench, subject, answer);
  if ('over' in cost) return cost;
  const { all, firstTenth, lastTenth, longTasks } = cost;
  return {
    cpu: all.cpu,
    style: all.style,
    layout: all.layout,
    lastToFirst: lastTenth.cpu / firstTenth.cpu,
    longTasks,
  };
}
