import { leadScores } from '../content/agents.js';

/** What a lead may be found to be, from hot to cold. */
export function LeadScores() {
  return (
    <ul className="scores" aria-label="How leads are scored">
      {leadScores.map(({ title, text }) => (
        <li key={title} data-score={title.toLowerCase()}>
          <span>
            <strong>{title}</strong> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}
