import { tourAnalytics } from '../content/tours.js';
import { onPlan, planDrawing, planSize } from '../tours/plan-drawing.js';

const { home, places } = tourAnalytics;
const longest = places[0].seconds;
/** Pixels of the plan around the place that is looked at the longest. */
const REACH = 78;

/** Where the visitors of a tour look, as heat on its floor plan and as a list. */
export function HeatMap() {
  const { width, height } = planSize(home);
  return (
    <div className="card heat-map">
      <div className="heat-plan">
        <img src={planDrawing(home)} width={width} height={height} alt="" />
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Heat map on the floor plan">
          <radialGradient id="heat">
            <stop offset="0" stopColor="#dc2626" stopOpacity="0.85" />
            <stop offset="0.45" stopColor="#f59e0b" stopOpacity="0.55" />
            <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
          </radialGradient>
          {places.map(({ name, at, seconds }) => {
            const { x, y } = onPlan(home, at);
            const heat = seconds / longest;
            return (
              <circle key={name} cx={x} cy={y} r={REACH * heat} fill="url(#heat)" opacity={heat} />
            );
          })}
        </svg>
      </div>
      <ol className="results" aria-label="Average time that visitors look at a place">
        {places.map(({ name, seconds }) => (
          <li key={name}>
            {name} <strong>{seconds} s</strong>
            <meter min={0} max={longest} value={seconds} aria-hidden="true" />
          </li>
        ))}
      </ol>
    </div>
  );
}
