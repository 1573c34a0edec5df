import type { ReactNode } from 'react';
import type { PageHead as PageHeadText } from '../content/content-model.js';
import { SitePicture } from './site-picture.js';

export interface PageHeadProps {
  readonly text: PageHeadText;
  /** Shown next to the text, or below it without room, instead of a picture. */
  readonly children?: ReactNode;
}

/** The beginning of every page but the home page. */
export function PageHead({ text, children }: PageHeadProps) {
  const beside =
    children ??
    (text.picture && (
      <SitePicture
        className="page-picture"
        picture={text.picture}
        sizes="(max-width: 60rem) 100vw, 560px"
        first
      />
    ));
  return (
    <section className={`page-head container${beside ? ' page-head-wide' : ''}`}>
      <div className="page-head-words">
        <p className="eyebrow">{text.eyebrow}</p>
        <h1>{text.title}</h1>
        <p className="lede">{text.lede}</p>
      </div>
      {beside}
    </section>
  );
}
