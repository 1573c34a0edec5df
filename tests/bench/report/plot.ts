import type { Results } from '../results.js';
import { SUBJECTS } from '../subjects/subjects.js';

const WIDTH = 720;

const LABEL_WIDTH = 190;

const ROW = 22;

const COLORS = { ours: '#0f766e', peer: '#94a3b8', limit: '#cbd5e1' } as const;

/** Of the bars, the one that tells most: what a long answer at a model's pace costs. */
const PLOTTED = ['1000 at 5 ms', '4000 at 5 ms'];

/** Bars of processor time, one group for each length of an answer; undefined without such results. */
export function plotOf({ streaming = {} }: Results): string | undefined {
  const groups = PLOTTED.filter((name) => streaming[name]);
  let y = 10;
  const parts = groups.map((name) => {
    const bars = SUBJECTS.flatMap((subject) => {
      const result = streaming[name]![subject.id];
      if (!result || 'failed' in result) return [];
      return [{ ...subject, ...('over' in result ? { cpu: result.over, over: true } : result) }];
    });
    const most = Math.max(...bars.map(({ cpu }) => cpu));
    const title = `<text x="0" y="${(y += 16)}" font-weight="600">An answer of ${name.replace(' at ', ' chunks, ')} apart: processor time in ms</text>`;
    y += 8;
    const rows = bars.map(({ name: label, kind, cpu, ...rest }) => {
      const top = y;
      y += ROW;
      const length = Math.max(1, Math.round((cpu / most) * (WIDTH - LABEL_WIDTH - 90)));
      const value = `${'over' in rest ? 'over ' : ''}${Math.round(cpu)}`;
      return `<text x="${LABEL_WIDTH - 8}" y="${top + 15}" text-anchor="end">${label}</text><rect x="${LABEL_WIDTH}" y="${top + 3}" width="${length}" height="${ROW - 6}" fill="${COLORS[kind]}"/><text x="${LABEL_WIDTH + length + 6}" y="${top + 15}">${value}</text>`;
    });
    y += 14;
    return [title, ...rows].join('\n');
  });
  if (!groups.length) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" width="${WIDTH}" height="${y}" font-family="system-ui, sans-serif" font-size="13" role="img" aria-label="Processor time of a streaming answer, widget by widget">
<rect width="100%" height="100%" fill="white"/>
${parts.join('\n')}
</svg>
`;
}
