import { builderNames } from '../content/home.js';

/** The builders we work for. */
export function LogoStrip() {
  return (
    <section className="container logo-strip" aria-label="Builders who work with us">
      <ul>
        {builderNames.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  );
}
