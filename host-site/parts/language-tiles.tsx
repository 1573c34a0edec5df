import type { Language } from '../content/languages.js';

/** Languages, each under the name that it gives itself. */
export function LanguageTiles({ languages }: { readonly languages: readonly Language[] }) {
  return (
    <ul className="languages">
      {languages.map(({ name, endonym, tag }) => (
        <li key={tag}>
          <strong lang={tag}>{endonym}</strong>
          {name !== endonym && <span>{name}</span>}
        </li>
      ))}
    </ul>
  );
}
