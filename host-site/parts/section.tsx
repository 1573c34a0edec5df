import type { ReactNode } from 'react';
import type { Point, Section as SectionText } from '../content/content-model.js';

export interface SectionProps extends Omit<PointsProps, 'points'> {
  /** Names the section in the address. */
  readonly id: string;
  readonly text: SectionText;
  readonly tone?: 'plain' | 'tint';
  /** `split` puts the heading beside the content, `stack` above it. */
  readonly layout?: 'stack' | 'split';
  readonly hidden?: boolean;
  /** Follows the points of the text. */
  readonly children?: ReactNode;
}

/** A part of a page, under a heading of its own. */
export function Section({
  id,
  text,
  tone = 'plain',
  layout = 'stack',
  hidden,
  children,
  ...points
}: SectionProps) {
  return (
    <section
      id={id}
      className={`section section-${tone}`}
      aria-labelledby={`${id}-title`}
      hidden={hidden}
    >
      <div className={layout === 'split' ? 'container columns section-split' : 'container'}>
        <SectionHead id={id} text={text} />
        <div>
          {text.points && <Points points={text.points} {...points} />}
          {children}
        </div>
      </div>
    </section>
  );
}

/** The heading of a part, which its id names. */
export function SectionHead({
  id,
  text,
  children,
}: Pick<SectionProps, 'id' | 'text' | 'children'>) {
  return (
    <header className="section-head stack">
      <h2 id={`${id}-title`}>{text.title}</h2>
      <p className="lede">{text.lede}</p>
      {children}
    </header>
  );
}

interface PointsProps {
  readonly points: readonly Point[];
  /**
   * Cards have an icon, rows are a list with lines, steps are numbered because their order matters,
   * and questions open on their answers.
   */
  readonly kind?: 'cards' | 'rows' | 'steps' | 'questions';
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
  const List = kind === 'steps' ? 'ol' : 'ul';
  return (
    <List className={`points points-${kind}`}>
      {points.map((point) => {
        const { icon: Icon, title, text, price, limit } = point;
        return (
          <li key={title}>
            {Icon && <Icon className="icon" aria-hidden="true" />}
            <h3>{title}</h3>
            {price && <p className="amount">{price}</p>}
            <p>{text}</p>
            {limit && <p className="tag">{limit}</p>}
            {more?.(point)}
          </li>
        );
      })}
    </List>
  );
}
