import type { ReactNode } from 'react';
import { company } from '../content/company.js';
import { legalDocuments, page } from '../content/legal.js';
import { PageHead } from '../parts/page-head.js';
import { Tabs } from '../parts/tabs.js';

export { page };

export default function LegalPage() {
  return (
    <>
      <PageHead text={page.head} />
      <div className="container legal">
        <Tabs
          label="Documents"
          name="tab"
          tabs={legalDocuments.map((document) => ({
            id: document.id,
            label: document.name,
            panel: <LegalText document={document} />,
          }))}
        />
      </div>
    </>
  );
}

function LegalText({ document }: { readonly document: (typeof legalDocuments)[number] }) {
  return (
    <article className="prose">
      <h2>{document.name}</h2>
      <p className="lede">{document.lede}</p>
      {document.clauses.map(({ title, text, points }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          {text && <p>{withLinks(text)}</p>}
          {points && (
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </article>
  );
}

/** A text in which the address to write to is a link. */
function withLinks(text: string): ReactNode {
  const { email } = company;
  const [before, ...rest] = text.split(email);
  return rest.length === 0 ? (
    text
  ) : (
    <>
      {before}
      <a href={`mailto:${email}`}>{email}</a>
      {rest.join(email)}
    </>
  );
}
