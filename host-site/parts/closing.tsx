import type { ReactNode } from 'react';
import type { Section } from '../content/content-model.js';

export interface ClosingProps {
  readonly text: Section;
  /** What to do next. */
  readonly children: ReactNode;
}

/** The last words of a page. */
export function Closing({ text, children }: ClosingProps) {
  return (
    <section className="container section" aria-labelledby="closing-title">
      <div className="closing">
        <div>
          <h2 id="closing-title">{text.title}</h2>
          <p className="lede">{text.lede}</p>
        </div>
        <div className="closing-actions">{children}</div>
      </div>
    </section>
  );
}
