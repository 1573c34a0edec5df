/** Where else one could be found: places that do not exist yet. */
export function SocialLinks({ names }: { readonly names: readonly string[] }) {
  return (
    <ul className="social" aria-label="Elsewhere, not yet available">
      {names.map((name) => (
        <li key={name}>
          <a role="link" aria-disabled="true" title="Not yet available">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
