import { useId } from 'react';
import { tourAnalytics, visitTexts } from '../content/tours.js';
import type { Seen } from '../tours/plan.js';
import { onPlan, planDrawing, planSize } from '../tours/plan-drawing.js';
import type { useVisit } from './use-visit.js';

/** Pixels of the plan around the place that is looked at the longest. */
const REACH = 78;

/** Points of a question where a second has one, and those from which a lead is hot, of a hundred. */
const [QUESTION, HOT] = [25, 70];

export type Visit = ReturnType<typeof useVisit>;

/** Shows where visitors of a tour look, or this one, as heat on its floor plan and as a list of five places. */
export function HeatMap({ visit }: { readonly visit?: Visit | undefined }) {
  const all: readonly Seen[] = visit?.places ?? tourAnalytics;
  const { home, seconds: longest } = all[0]!;
  const places = all.filter((place) => place.home === home).slice(0, 5);
  const { width, height } = planSize(home);
  const heatId = useId();
  return (
    <div className="card heat-map">
      <div className="heat-plan">
        <img src={planDrawing(home)} width={width} height={height} alt="" />
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Heat map on the floor plan">
          <radialGradient id={heatId}>
            <stop offset="0" stopColor="#dc2626" stopOpacity="0.85" />
            <stop offset="0.45" stopColor="#f59e0b" stopOpacity="0.55" />
            <stop offset="1" stopColor="#fbbf24" stopOpacity="0" />
          </radialGradient>
          {places.map(({ name, at, seconds }) => {
            const { x, y } = onPlan(home, at);
            const heat = Math.sqrt(seconds / longest);
            return (
              <circle
                key={name}
                cx={x}
                cy={y}
                r={REACH * heat}
                fill={`url(#${heatId})`}
                opacity={heat}
              />
            );
          })}
        </svg>
      </div>
      <ol className="results stack" aria-label={visit ? visitTexts.places : visitTexts.averages}>
        {places.map(({ name, seconds }) => (
          <li key={name}>
            {name} <strong>{seconds} s</strong>
            <meter min={0} max={longest} value={seconds} aria-hidden="true" />
          </li>
        ))}
      </ol>
      {visit && <Score {...visit} />}
    </div>
  );
}

/** Shows the questions of a visit, and how warm the lead is. */
function Score({ questions, seconds }: Visit) {
  const points = Math.min(100, seconds + QUESTION * questions.length);
  return (
    <div className="results stack">
      <p>
        {visitTexts.score} <strong>{points < HOT ? visitTexts.warm : visitTexts.hot}</strong>
        <meter min={0} max={100} value={points} aria-hidden="true" />
      </p>
      <p>{questions.length > 0 ? visitTexts.asked : visitTexts.nothing}</p>
      {questions.map((question, at) => (
        <q key={at}>{question}</q>
      ))}
    </div>
  );
}
