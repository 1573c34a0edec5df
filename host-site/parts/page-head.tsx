import type { ReactNode } from 'react';
import type { PageHead as PageHeadText } from '../content/schemas.js';

export interface PageHeadProps {
  readonly text: PageHeadText;
  /** What stands beside the words, or under them where there is no room. */
  readonly children?: ReactNode;
}

/** How every page but the home page begins. */
export function PageHead({ text, children }: PageHeadProps) {
  return (
    <section className={`page-head container${children ? ' page-head-wide' : ''}`}>
      <div className="page-head-words">
        <p className="eyebrow">{text.eyebrow}</p>
        <h1>{text.title}</h1>
        <p className="lede">{text.lede}</p>
      </div>
      {children}
    </section>
  );
}
