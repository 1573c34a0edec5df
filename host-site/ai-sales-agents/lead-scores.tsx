import { leadScores } from '../content/agents.js';

/** The scores of a lead, from hot to cold. */
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
