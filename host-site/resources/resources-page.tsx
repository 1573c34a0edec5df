import { useEffect, useRef } from 'react';
import { formatCount } from '../amounts.js';
import * as content from '../content/resources.js';
import { Closing } from '../parts/closing.js';
import { PageHead } from '../parts/page-head.js';
import { Section } from '../parts/section.js';
import { SitePicture } from '../parts/site-picture.js';
import { SoonButton } from '../parts/soon-button.js';
import { useChoice, useQueryText } from '../query.js';
import { findResources } from './find-resources.js';

export { page } from '../content/resources.js';

const featured = content.resources.filter((each) => each.featured).slice(0, content.FEATURED_SHOWN);

export default function ResourcesPage() {
  const [text, setText] = useQueryText('q');
  const [category, setCategory] = useChoice(
    'category',
    content.categories.map(({ id }) => id),
  );
  const isWhole = text.trim() === '' && category === 'all';
  const found = findResources(content.resources, text, category);
  // What is featured above is not repeated.
  const listed = isWhole ? found.filter((each) => !featured.includes(each)) : found;
  const library = useRef<HTMLDivElement>(null);
  const showCategory = (id: content.Category) => {
    setCategory(id);
    library.current?.scrollIntoView();
    library.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <PageHead text={content.page.head} note={<SearchBox text={text} onType={setText} />}>
        <CategoryTiles chosen={category} onChoose={showCategory} />
      </PageHead>
      <Section id="featured" text={content.featuredSection} tone="tint" hidden={text.trim() !== ''}>
        <div className="grid">
          {featured.map((resource) => (
            <ResourceCard key={resource.id} resource={resource} />
          ))}
        </div>
      </Section>
      <Section id="library" text={content.librarySection}>
        <div
          ref={library}
          className="library columns"
          role="group"
          aria-labelledby="library-title"
          tabIndex={-1}
        >
          <CategoryFilter chosen={category} onChoose={setCategory} />
          <div className="stack">
            <p className="quiet" role="status">
              {listed.length} shown here
            </p>
            <div className="grid" data-library>
              {listed.map((resource) => (
                <ResourceCard key={resource.id} resource={resource} />
              ))}
            </div>
            {found.length === 0 && (
              <div className="card">
                <h3>{content.NO_RESOURCES.title}</h3>
                <p>{content.NO_RESOURCES.lede}</p>
              </div>
            )}
          </div>
        </div>
      </Section>
      <Closing text={content.newsletter}>
        <label className="field">
          <span>E-mail address</span>
          <input type="email" autoComplete="email" />
        </label>
        <SoonButton className="button button-large">Subscribe</SoonButton>
      </Closing>
    </>
  );
}

interface SearchBoxProps {
  readonly text: string;
  readonly onType: (text: string) => void;
}

/** The browser keeps what is typed, also before the page's code is there; the address follows it. */
function SearchBox({ text, onType }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  useEffect(() => {
    const box = input.current!;
    if (isNew.current && box.value) onType(box.value);
    else if (document.activeElement !== box) box.value = text;
    isNew.current = false;
  }, [text, onType]);
  return (
    <input
      ref={input}
      className="needs-script"
      type="search"
      aria-label={content.searchBox.label}
      placeholder={content.searchBox.placeholder}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

interface CategoryChoiceProps {
  readonly chosen: content.Category;
  readonly onChoose: (id: content.Category) => void;
}

/** Large ways into three of the categories. */
function CategoryTiles({ chosen, onChoose }: CategoryChoiceProps) {
  return (
    <ul className="category-tiles stack needs-script">
      {content.categoryTiles.map(({ id, title, text, icon: Icon }) => (
        <li key={id}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <Icon className="icon" aria-hidden="true" />
            <span>
              <strong>{title}</strong>
              <br />
              {text}
            </span>
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
        <p>{content.categories.map(({ name, count }) => `${name} ${count}`).join(', ')}</p>
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
    <article className="card picture-card resource-card" aria-label={resource.title}>
      <SitePicture picture={resource.image} sizes="(max-width: 420px) 100vw, 420px" />
      <p className="eyebrow">{resource.type}</p>
      <h3>{resource.title}</h3>
      <p>{resource.description}</p>
      <ul className="row" aria-label="Tags">
        {resource.tags.map((tag) => (
          <li key={tag} className="tag">
            {tag}
          </li>
        ))}
      </ul>
      <p className="quiet">
        {resource.pages}, {formatCount(resource.downloads)} {taken}
      </p>
      <SoonButton>{action}</SoonButton>
    </article>
  );
}
