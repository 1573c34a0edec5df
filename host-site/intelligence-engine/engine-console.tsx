import { Search } from 'lucide-react';
import { formatCount } from '../amounts.js';
import { consoleSample as sample } from '../content/intelligence.js';

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
  const [first, ...places] = sample.columns;
  return (
    <div className="card console" data-nosnippet role="group" aria-label={sample.title}>
      <p className="console-question row">
        <Search size={18} aria-hidden="true" /> {sample.question}
      </p>
      <p>
        <strong>{sample.answer}</strong>
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {places.map((place) => (
              <th key={place} scope="col">
                {place}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.rows.map(([figure, ...cells]) => (
            <tr key={figure}>
              <th scope="row">{figure}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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
