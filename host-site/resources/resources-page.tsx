import { useRef } from 'react';
import * as content from '../content/resources.js';
import { CATEGORY_IDS } from '../content/choices.js';
import type { ResourceCategory } from '../content/content-model.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { useChoice, useQueryText } from '../routing/use-choice.js';
import { CategoryFilter } from './category-filter.js';
import { CategoryTiles } from './category-tiles.js';
import { findResources, orderLibrary } from './find-resources.js';
import { Newsletter } from './newsletter.js';
import { ResourceCard } from './resource-card.js';

const featured = content.resources.filter((each) => each.featured).slice(0, content.FEATURED_SHOWN);

export { text } from '../content/page-texts/resources.js';

export default function ResourcesPage() {
  const [text, setText] = useQueryText('q');
  const [category, setCategory] = useChoice('category', CATEGORY_IDS);
  const found = findResources(content.resources, text, category);
  const listed = orderLibrary(found, featured, text, category);
  const library = useRef<HTMLDivElement>(null);
  const showCategory = (id: ResourceCategory['id']) => {
    setCategory(id);
    library.current?.scrollIntoView({ behavior: prefersStillness() ? 'auto' : 'smooth' });
    library.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead text={content.resourcesHead} />
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
                {listed.map((resource) => (
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
