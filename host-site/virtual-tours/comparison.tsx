import type { Section } from '../content/content-model.js';

export interface ComparisonProps {
  readonly text: Section;
  readonly sides: readonly { readonly title: string; readonly points: readonly string[] }[];
}

/** Two lists side by side. */
export function Comparison({ text, sides }: ComparisonProps) {
  return (
    <section aria-labelledby="comparison-title">
      <header className="section-head">
        <h2 id="comparison-title">{text.title}</h2>
        <p>{text.lede}</p>
      </header>
      <div className="comparison">
        {sides.map(({ title, points }) => (
          <section key={title} aria-label={title}>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
