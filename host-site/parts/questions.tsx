import type { Point } from '../content/content-model.js';

/** Questions that open on their answers. */
export function Questions({ questions }: { readonly questions: readonly Point[] }) {
  return (
    <div className="questions">
      {questions.map(({ title, text }) => (
        <details key={title}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </div>
  );
}
