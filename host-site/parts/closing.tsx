import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Link as LinkText, Section } from '../content/content-model.js';
import { elsewhere } from '../content/navigation.js';
import { SoonButton } from './soon-button.js';

export interface ClosingProps {
  readonly text: Section;
  /** The names of buttons without a target. */
  readonly soon?: readonly (keyof typeof elsewhere)[];
  /** What to do next, after the links of the text. */
  readonly children?: ReactNode;
}

/** The last words of a page. */
export function Closing({ text, soon = [], children }: ClosingProps) {
  return (
    <section className="container section" aria-labelledby="closing-title">
      <div className="closing columns">
        <div className="stack">
          <h2 id="closing-title">{text.title}</h2>
          <p className="lede">{text.lede}</p>
        </div>
        <div className="row">
          <LinkButtons links={text.links} />
          {soon.map((name) => (
            <SoonButton
              key={name}
              className="button button-large button-quiet"
              at={elsewhere[name]}
            >
              {name}
            </SoonButton>
          ))}
          {children}
        </div>
      </div>
    </section>
  );
}

/** Links as large buttons, the first as the main one. */
export function LinkButtons({ links = [] }: { readonly links: readonly LinkText[] | undefined }) {
  return links.map(({ to, label }, at) => (
    <Link key={to} className={`button button-large${at > 0 ? ' button-quiet' : ''}`} to={to}>
      {label}
    </Link>
  ));
}
