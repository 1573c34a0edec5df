import { setTimeout } from 'node:timers/promises';
import type { Bench } from '../bench.js';
import type { PageMeter, Reading } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';
import { onVoicePage } from './voice-page.js';

/** The cost of a second of a call while the assistant speaks; times in milliseconds. */
export interface CallCost {
  /** Of the main thread. */
  readonly cpu: number;
  /** Of all threads of the page's process. */
  readonly process: number;
  /** Of the main thread while the widget is not displayed; nothing where there is no widget. */
  readonly hidden: number | null;
  readonly styles: number;
  readonly layouts: number;
  /** How often the widget was drawn, where it can tell. */
  readonly drawings: number | null;
  /** Levels at which the assistant was heard, where they come as events: from Daily's library. */
  readonly levels: number | null;
  /** Messages of the call, which may have to be drawn, where they come as events. */
  readonly messages: number | null;
}

/** The counters of a page. */
interface Counted {
  readonly levels: number;
  readonly messages: number;
  readonly drawings: number;
}

const MEASURED_MS = 10_000;

/** After a call has begun, and after something was hidden. */
const SETTLING_MS = 2000;

/** With fewer levels in a second than this, the assistant did not speak all the time. */
const LEAST_LEVELS = 7;

export function measureCall(bench: Bench, subject: Subject): Promise<CallCost> {
  return onVoicePage(
    bench,
    subject,
    'speaks',
    async ({ meter, call }, { visible, watchDrawings, machine }) => {
      await call();
      if (watchDrawings)
        await meter.ask(`{ const drawn = () => counted.drawings++; ${watchDrawings} }`);
      await setTimeout(SETTLING_MS);
      const aSpokenSecond = async () => {
        const second = await aSecond(meter);
        if (machine && second.levels < LEAST_LEVELS)
          throw new Error(`${subject.name}: only ${second.levels} levels a second were heard`);
        return second;
      };
      const { cpu, process, styles, layouts, drawings, levels, messages } = await aSpokenSecond();
      let hidden: number | null = null;
      if (visible) {
        await meter.ask(`${visible}.style.setProperty('display', 'none', 'important')`);
        await setTimeout(SETTLING_MS);
        hidden = (await aSpokenSecond()).cpu;
      }
      return {
        cpu,
        process,
        hidden,
        styles,
        layouts,
        drawings: watchDrawings ? drawings : null,
        levels: machine ? levels : null,
        messages: machine ? messages : null,
      };
    },
  );
}

/** The cost and the events of a second, averaged over {@link MEASURED_MS}. */
async function aSecond(meter: PageMeter): Promise<Reading & Counted> {
  const read = async () => ({ ...(await meter.read()), ...(await meter.ask<Counted>('counted')) });
  const begun = performance.now();
  const before = await read();
  await setTimeout(MEASURED_MS);
  const after = await read();
  const seconds = (performance.now() - begun) / 1000;
  const mean = Object.entries(after).map(([name, value]) => [
    name,
    (value - before[name as keyof typeof before]) / seconds,
  ]);
  return Object.fromEntries(mean) as Reading & Counted;
}
