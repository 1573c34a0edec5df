import { NOT_YET } from './unavailable-button.js';

/** Social profiles, which do not exist yet. */
export function SocialLinks({ names }: { readonly names: readonly string[] }) {
  return (
    <div className="social">
      <ul aria-label="Elsewhere">
        {names.map((name) => (
          <li key={name}>
            <a role="link" aria-disabled="true">
              {name}
              <span className="visually-hidden"> {NOT_YET}</span>
            </a>
          </li>
        ))}
      </ul>
      <span className="unavailable-mark" aria-hidden="true">
        {NOT_YET}
      </span>
    </div>
  );
}
