import type { ReactNode } from 'react';
import type { Point } from '../content/content-model.js';

export interface PointsProps {
  readonly points: readonly Point[];
  /** Steps are numbered, because their order matters; dates are not. */
  readonly kind?: 'cards' | 'steps' | 'dates';
  /** Further content of a point, below its sentence. */
  readonly more?: (point: Point) => ReactNode;
}

/** A handful of points, each a heading and a sentence. */
export function Points({ points, kind = 'cards', more }: PointsProps) {
  const List = kind === 'cards' ? 'ul' : 'ol';
  return (
    <List className={`points points-${kind}`} data-count={points.length}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
          {point.limit && <p className="eyebrow">{point.limit}</p>}
          {more?.(point)}
        </li>
      ))}
    </List>
  );
}
