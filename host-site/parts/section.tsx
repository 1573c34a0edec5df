import type { ReactNode } from 'react';
import type { Point, Section as SectionText } from '../content/content-model.js';

export interface SectionProps extends Omit<PointsProps, 'points'> {
  /** Names the section in the address. */
  readonly id: string;
  readonly text: SectionText;
  readonly tone?: 'plain' | 'tint';
  /** Follows the points of the text. */
  readonly children?: ReactNode;
}

/** A part of a page, under a heading of its own. */
export function Section({ id, text, tone = 'plain', children, ...points }: SectionProps) {
  return (
    <section id={id} className={`section section-${tone}`} aria-labelledby={`${id}-title`}>
      <div className="container">
        <header className="section-head">
          <h2 id={`${id}-title`}>{text.title}</h2>
          <p>{text.lede}</p>
        </header>
        {text.points && <Points points={text.points} {...points} />}
        {children}
      </div>
    </section>
  );
}

interface PointsProps {
  readonly points: readonly Point[];
  /** Steps are numbered, because their order matters; dates are not. Questions open on their answers. */
  readonly kind?: 'cards' | 'steps' | 'dates' | 'questions';
  /** Further content of a point, below its sentence. */
  readonly more?: (point: Point) => ReactNode;
}

function Points({ points, kind = 'cards', more }: PointsProps) {
  if (kind === 'questions') {
    return (
      <div className="questions">
        {points.map(({ title, text }) => (
          <details key={title}>
            <summary>{title}</summary>
            <p>{text}</p>
          </details>
        ))}
      </div>
    );
  }
  const List = kind === 'cards' ? 'ul' : 'ol';
  return (
    <List className={`points points-${kind}`} data-count={points.length}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          {point.price && <p className="add-on-price">{point.price}</p>}
          <p>{point.text}</p>
          {point.limit && <p className="eyebrow">{point.limit}</p>}
          {more?.(point)}
        </li>
      ))}
    </List>
  );
}
