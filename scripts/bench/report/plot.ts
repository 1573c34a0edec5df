import { isFailed, isOver, type Result, type Results } from '../results.js';
import { ANSWER_CHUNKS } from '../scenarios/long-conversation.js';
import { SUBJECTS } from '../subjects/subjects.js';
import type { Subject } from '../subjects/subject.js';

const WIDTH = 720;

const LABEL_WIDTH = 230;

const VALUE_WIDTH = 90;

const ROW = 22;

const TITLE_HEIGHT = 24;

/** Between two groups. */
const GAP = 14;

const COLORS = { ours: '#0f766e', peer: '#94a3b8', limit: '#cbd5e1' } as const;

/** Bars of one kind of measurement. */
interface Group {
  readonly title: string;
  readonly bars: readonly Bar[];
}

interface Bar {
  readonly subject: Subject;
  /** Nothing where patience ended before. */
  readonly value?: number;
  readonly text: string;
}

/**
 * Bars of processor time for what tells most: long answers at a model's pace, an answer in a long
 * conversation, and a call. Undefined without such results.
 */
export function plotOf({ streaming = {}, long = {}, calls }: Results): string | undefined {
  const answers = ['1000 at 5 ms', '4000 at 5 ms'].map((name) =>
    group(
      `An answer of ${name.replace(' at ', ' chunks, ')} apart: processor time in ms`,
      streaming[name]?.costs,
      ({ cpu }) => cpu,
    ),
  );
  const groups = [
    ...answers,
    group(
      `An answer of ${ANSWER_CHUNKS} chunks with 1000 messages before it: processor time in ms`,
      long['1000']?.costs,
      ({ answer }) => answer,
    ),
    group('A second of a call: processor time in ms', calls?.costs, ({ cpu }) => cpu),
  ].filter(({ bars }) => bars.length > 0);
  if (!groups.length) return undefined;
  let y = 10;
  const parts = groups.map((each) => {
    const drawn = drawGroup(each, y);
    y += TITLE_HEIGHT + each.bars.length * ROW + GAP;
    return drawn;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Processor time, widget by widget">
<rect width="100%" height="100%" fill="white"/>
${parts.join('\n')}
</svg>
`;
}

function group<Cost extends object>(
  title: string,
  costs: Readonly<Record<string, Result<Cost>>> = {},
  valueOf: (cost: Cost) => number,
): Group {
  const bars = SUBJECTS.flatMap((subject): Bar[] => {
    const result = costs[subject.id];
    if (!result || isFailed(result)) return [];
    if (isOver(result)) return [{ subject, text: `&gt; ${result.over / 1000} s` }];
    const value = valueOf(result);
    return [{ subject, value, text: value < 100 ? value.toFixed(1) : `${Math.round(value)}` }];
  });
  return { title, bars };
}

function drawGroup({ title, bars }: Group, y: number): string {
  // Where patience ended with all, there is nothing to compare with.
  const most = Math.max(...bars.map(({ value = 0 }) => value)) || 1;
  const rows = bars.map(({ subject: { name, kind }, value = most, text }, index) => {
    const top = y + TITLE_HEIGHT + index * ROW;
    const length = Math.max(1, Math.round((value / most) * (WIDTH - LABEL_WIDTH - VALUE_WIDTH)));
    return [
      `<text x="${LABEL_WIDTH - 8}" y="${top + 15}" text-anchor="end">${name}</text>`,
      `<rect x="${LABEL_WIDTH}" y="${top + 3}" width="${length}" height="${ROW - 6}" fill="${COLORS[kind]}"/>`,
      `<text x="${LABEL_WIDTH + length + 6}" y="${top + 15}">${text}</text>`,
    ].join('');
  });
  return [`<text x="0" y="${y + 16}" font-weight="600">${title}</text>`, ...rows].join('\n');
}
