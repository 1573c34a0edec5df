import type { Language } from '../content/languages.js';

export interface LanguageTilesProps {
  readonly languages: readonly Language[];
  /** Makes each tile a button. Called with the tag of the language. */
  readonly onChoose?: (tag: string) => void;
}

/** Languages, each under the name that it gives itself. */
export function LanguageTiles({ languages, onChoose }: LanguageTilesProps) {
  return (
    <ul className="languages grid">
      {languages.map(({ name, endonym, tag }) => {
        const names = (
          <>
            <strong lang={tag}>{endonym}</strong>
            {name !== endonym && <span>{name}</span>}
          </>
        );
        return (
          <li key={tag}>
            {onChoose ? (
              <button type="button" onClick={() => onChoose(tag)}>
                {names}
              </button>
            ) : (
              <p>{names}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
