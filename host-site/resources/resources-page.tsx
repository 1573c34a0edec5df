import { useRef } from 'react';
import { formatCount } from '../amounts.js';
import * as content from '../content/resources.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { UnavailableButton } from '../parts/unavailable-button.js';
import { useChoice, useQueryText } from '../routing/use-choice.js';
import { findResources, orderLibrary } from './find-resources.js';

const featured = content.resources.filter((each) => each.featured).slice(0, content.FEATURED_SHOWN);

export { page } from '../content/resources.js';

export default function ResourcesPage() {
  const [text, setText] = useQueryText('q');
  const [category, setCategory] = useChoice(
    'category',
    content.categories.map(({ id }) => id),
  );
  const found = findResources(content.resources, text, category);
  const library = useRef<HTMLDivElement>(null);
  const showCategory = (id: content.Category) => {
    setCategory(id);
    library.current?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
    library.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead text={content.page.head} />
      <div className="container">
        <label className="search needs-script">
          <span className="visually-hidden">{content.searchBox.label}</span>
          <input
            type="search"
            placeholder={content.searchBox.placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </div>
      {/** The results follow the search field directly. */}
      <div hidden={text.trim() !== ''}>
        <Section id="featured" text={content.featuredSection}>
          <div className="resource-cards">
            {featured.map((resource) => (
              <ResourceCard key={resource.id} resource={resource} />
            ))}
          </div>
        </Section>
        <div className="container">
          <CategoryTiles chosen={category} onChoose={showCategory} />
        </div>
      </div>
      <Section id="library" text={content.librarySection}>
        <div
          ref={library}
          className="library"
          role="group"
          aria-labelledby="library-title"
          tabIndex={-1}
        >
          <CategoryFilter chosen={category} onChoose={setCategory} />
          <div>
            <p className="library-count quiet" role="status">
              {found.length} shown here
            </p>
            {found.length > 0 ? (
              <div className="resource-cards" data-library>
                {orderLibrary(found, featured, text, category).map((resource) => (
                  <ResourceCard key={resource.id} resource={resource} />
                ))}
              </div>
            ) : (
              <div className="empty">
                <h3>{content.NO_RESOURCES.title}</h3>
                <p>{content.NO_RESOURCES.lede}</p>
              </div>
            )}
          </div>
        </div>
      </Section>
      <Newsletter />
    </>
  );
}

function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface CategoryChoiceProps {
  readonly chosen: content.Category;
  readonly onChoose: (id: content.Category) => void;
}

/** Large ways into three of the categories. */
function CategoryTiles({ chosen, onChoose }: CategoryChoiceProps) {
  return (
    <ul className="category-tiles needs-script">
      {content.categoryTiles.map(({ id, title, text }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <strong>{title}</strong>
            <span>{text}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The categories as choices; without script, the number of resources in each. */
function CategoryFilter({ chosen, onChoose }: CategoryChoiceProps) {
  return (
    <>
      <div className="category-filter needs-script" role="group" aria-label="Categories">
        {content.categories.map(({ id, name, count }) => (
          <button key={id} type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            {name} <span>{count}</span>
          </button>
        ))}
      </div>
      <noscript>
        <ul>
          {content.categories.map(({ id, name, count }) => (
            <li key={id}>
              {name} {count}
            </li>
          ))}
        </ul>
      </noscript>
    </>
  );
}

/** The action and the count of a tool, which is used rather than downloaded. */
const TOOL = { action: 'Open', taken: 'uses' } as const;
const FILE = { action: 'Download', taken: 'downloads' } as const;

function ResourceCard({ resource }: { readonly resource: content.Resource }) {
  const { action, taken } = resource.type === 'Web Tool' ? TOOL : FILE;
  return (
    <article className="resource-card" aria-label={resource.title}>
      <SitePicture picture={resource.image} sizes="(max-width: 46rem) 100vw, 360px" />
      <div>
        <p className="eyebrow">{resource.type}</p>
        <h3>{resource.title}</h3>
        <p>{resource.description}</p>
        <ul className="tags" aria-label="Tags">
          {resource.tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p className="quiet">
          {resource.pages}, {formatCount(resource.downloads)} {taken}
        </p>
        <UnavailableButton className="button-quiet">{action}</UnavailableButton>
      </div>
    </article>
  );
}

function Newsletter() {
  return (
    <section className="container section" aria-labelledby="newsletter-title">
      <div className="closing">
        <div>
          <h2 id="newsletter-title">{content.newsletter.title}</h2>
          <p className="lede">{content.newsletter.lede}</p>
        </div>
        <div className="newsletter">
          <label className="field">
            <span>E-mail address</span>
            <input type="email" autoComplete="email" />
          </label>
          <UnavailableButton>Subscribe</UnavailableButton>
        </div>
      </div>
    </section>
  );
}
