import { Search } from 'lucide-react';
import { formatCount } from '../amounts.js';
import { consoleSample as sample } from '../content/intelligence.js';
import { FiguresTable } from '../parts/figures-table.js';

const WIDTH = 420;
const HEIGHT = 120;
const { chart } = sample;
const values = chart.lines.flatMap((line) => [...line.values]);
const [lowest, highest] = [Math.min(...values), Math.max(...values)];

/** The point of the chart that shows a value of a year. */
function point(value: number, year: number): string {
  const x = (WIDTH * year) / (chart.years.length - 1);
  return `${x},${HEIGHT - (HEIGHT * (value - lowest)) / (highest - lowest)}`;
}

/** The engine as its users see it: a question, the answer and the figures behind it. */
export function EngineConsole() {
  return (
    <div className="card console" data-nosnippet role="group" aria-label={sample.title}>
      <p className="console-question row">
        <Search size={18} aria-hidden="true" /> {sample.question}
      </p>
      <p>
        <strong>{sample.answer}</strong>
      </p>
      <FiguresTable columns={sample.columns} rows={sample.rows} />
      <figure>
        <figcaption className="quiet">
          {chart.title}, {chart.years[0]} to {chart.years.at(-1)}
        </figcaption>
        <svg viewBox={`-4 -6 ${WIDTH + 8} ${HEIGHT + 12}`} aria-hidden="true">
          {chart.lines.map((line) => (
            <polyline key={line.name} points={line.values.map(point).join(' ')} />
          ))}
        </svg>
        <ul className="row">
          {chart.lines.map(({ name, values: prices }) => (
            <li key={name} className="quiet">
              {name}: {formatCount(prices[0])} to <strong>{formatCount(prices.at(-1)!)}</strong>
            </li>
          ))}
        </ul>
      </figure>
      <p className="quiet">From {sample.sources.join(', ')}</p>
    </div>
  );
}
