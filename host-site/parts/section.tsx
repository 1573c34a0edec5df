import type { ReactNode } from 'react';
import type { Section as SectionText } from '../content/content-model.js';

export interface SectionProps {
  /** Names the section in the address. */
  readonly id: string;
  readonly text: SectionText;
  readonly tone?: 'plain' | 'tint';
  readonly children: ReactNode;
}

/** A part of a page, under a heading of its own. */
export function Section({ id, text, tone = 'plain', children }: SectionProps) {
  return (
    <section id={id} className={`section section-${tone}`} aria-labelledby={`${id}-title`}>
      <div className="container">
        <header className="section-head">
          <h2 id={`${id}-title`}>{text.title}</h2>
          <p>{text.lede}</p>
        </header>
        {children}
      </div>
    </section>
  );
}
