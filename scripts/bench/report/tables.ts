import type { Result, Results } from '../results.js';
import type { CallCost } from '../scenarios/call.js';
import { IDLE_MS, ROUNDS } from '../scenarios/idle.js';
import { SLOWDOWN } from '../scenarios/launcher.js';
import { MESSAGES } from '../scenarios/memory.js';
import { ANSWER_CHUNKS } from '../scenarios/long-conversation.js';
import { cpuOf, fine, held, kilobytes, NOTHING, ratio, whole } from './cells.js';
import { table, type Table } from './table.js';

/** All that was found, as tables. */
export function tablesOf(results: Results): Table[] {
  const {
    launcher,
    streaming = {},
    idle,
    long = {},
    toggling,
    memory,
    calls,
    callStart,
    site,
  } = results;
  return [
    launcher &&
      table('Launcher visible', launcher, {
        'gzip, kB': ({ bytes }) => kilobytes(bytes),
        requests: ({ requests, foreign }) =>
          `${requests}${foreign ? ` + ${foreign} to others` : ''}`,
        'visible after, ms': ({ visible }) => whole(visible),
        'CPU, ms': ({ cpu }) => whole(cpu),
        'of Lit': ({ cpu }, all) => ratio(cpu, cpuOf(all['lit-element'])),
        [`CPU at ${SLOWDOWN}×, ms`]: ({ slowCpu }) => whole(slowCpu),
        [`blocking at ${SLOWDOWN}×, ms`]: ({ slowBlocking }) => whole(slowBlocking),
      }),
    ...Object.entries(streaming).map(([name, column]) =>
      table(`An answer, chunks: ${name}`, column, {
        'CPU, ms': ({ cpu }) => whole(cpu),
        'of blocks': ({ cpu }, all) => ratio(cpu, cpuOf(all['blocks'])),
        'a chunk, ms': ({ cpu }) => fine(cpu / Number.parseInt(name)),
        'style, ms': ({ style }) => whole(style),
        'layout, ms': ({ layout }) => whole(layout),
        'last tenth of first': ({ lastToFirst }) => fine(lastToFirst),
        'tasks over 50 ms': ({ longTasks }) => whole(longTasks),
      }),
    ),
    idle &&
      table(
        `Idle, collapsed, ${IDLE_MS / 1000} s; then ${ROUNDS} mounts and ${ROUNDS} openings`,
        idle,
        {
          'CPU, ms': ({ cpu }) => whole(cpu),
          timers: ({ timers }) => whole(timers),
          frames: ({ frames }) => whole(frames),
          'mounts leave': ({ mounts }) => held(mounts),
          'ms a mount': ({ mounts }) => fine(mounts?.cpu),
          'openings leave': ({ opens }) => held(opens),
          'ms an opening': ({ opens }) => fine(opens?.cpu),
        },
      ),
    ...Object.entries(long).map(([messages, column]) =>
      table(`${messages} messages before`, column, {
        'opening, ms': ({ opening }) => whole(opening),
        [`an answer of ${ANSWER_CHUNKS} chunks, ms`]: ({ answer }) => whole(answer),
        'scrolling, ms': ({ scrolling }) => whole(scrolling),
        'scrolling back, ms': ({ scrollingBack }) => whole(scrollingBack),
        'heap, kB': ({ heap }) => whole(heap / 1000),
      }),
    ),
    toggling &&
      table('Closing and opening an empty panel; replacing the element', toggling, {
        'close and open, ms': ({ toggle }) => fine(toggle),
        'styles of that': ({ styles }) => whole(styles),
        'mount and unmount, ms': ({ mount }) => fine(mount),
      }),
    memory &&
      table(`A message among ${MESSAGES}; then a reload`, memory, {
        'memory, kB': ({ bytes }) => fine(bytes / 1000),
        nodes: ({ nodes }) => fine(nodes),
        'newest visible after the first paint, ms': ({ back }) => whole(back),
        'tasks over 50 ms': ({ longTasks }) => whole(longTasks),
      }),
    calls &&
      table('A second of a call, the assistant speaking', calls, {
        'CPU, ms': ({ cpu }) => fine(cpu),
        'all threads, ms': ({ process }) => fine(process),
        'beyond the bare call, ms': (cost, all) => fine(beyondBareCall(cost, all['bare-call'])),
        'of one transform a level': (cost, all) =>
          ratio(beyondBareCall(cost, all['bare-call']), cpuOf(all['level-transform'])),
        'hidden, ms': ({ hidden }) => fine(hidden),
        'of being seen, ms': ({ cpu, hidden }) => (hidden === null ? NOTHING : fine(cpu - hidden)),
        styles: ({ styles }) => fine(styles),
        layouts: ({ layouts }) => fine(layouts),
        levels: ({ levels }) => fine(levels),
        messages: ({ messages }) => fine(messages),
        drawings: ({ drawings }) => fine(drawings),
      }),
    callStart &&
      table('From the press of the button to an assistant that listens and is heard', callStart, {
        'clock, ms': ({ clock }) => whole(clock),
        'beyond the bare call, ms': ({ clock }, { 'bare-call': bare }) =>
          bare && 'clock' in bare ? whole(clock - bare.clock) : NOTHING,
        'first sound, ms': ({ sound }) => whole(sound),
        'to that with Daily': ({ sound }, { ours }) =>
          ratio(sound, ours && 'sound' in ours ? ours.sound : undefined),
        'CPU, ms': ({ cpu }) => whole(cpu),
        'CPU beyond it, ms': ({ cpu }, all) => whole(cpu - (cpuOf(all['bare-call']) ?? NaN)),
      }),
    site &&
      table('The home page of the host site, by Lighthouse, as on a phone', site, {
        score: ({ score }) => whole(score),
        'blocking, ms': ({ blocking }) => whole(blocking),
        'largest paint, ms': ({ paint }) => whole(paint),
        'scripts, kB': ({ scriptBytes }) => kilobytes(scriptBytes),
        'all, kB': ({ bytes }) => kilobytes(bytes),
      }),
  ].filter((each) => each !== undefined);
}

/** The cost of a call beyond that of Daily's library and the browser. */
function beyondBareCall(
  { cpu, levels }: CallCost,
  bare: Result<CallCost> | undefined,
): number | undefined {
  const least = cpuOf(bare);
  return levels === null || least === undefined ? undefined : cpu - least;
}
