import type { ReactNode } from 'react';
import type { PageHead as PageHeadText } from '../content/content-model.js';
import { LinkButtons } from './closing.js';
import { SitePicture } from './site-picture.js';

export interface PageHeadProps {
  readonly text: PageHeadText;
  /** Shown next to the text, or below it without room, instead of a picture. */
  readonly children?: ReactNode;
  /** Below the buttons. */
  readonly note?: ReactNode;
}

/** The beginning of every page. */
export function PageHead({ text, children, note }: PageHeadProps) {
  const { eyebrow, title, lede, links, picture } = text;
  return (
    <section className="page-head columns container" aria-labelledby="page-title">
      <div className="page-head-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1 id="page-title">{title}</h1>
        <p className="lede">{lede}</p>
        {links && (
          <div className="row">
            <LinkButtons links={links} />
          </div>
        )}
        {note}
      </div>
      {children ??
        (picture && (
          <SitePicture
            className="page-picture"
            picture={picture}
            sizes="(max-width: 640px) 100vw, 640px"
            first
          />
        ))}
    </section>
  );
}
