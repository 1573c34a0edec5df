import { Link } from 'react-router';
import { company } from '../content/company.js';

/** The company's logo and name, linking to the home page. */
export function Wordmark() {
  return (
    <Link className="wordmark" to="/">
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <path
          d="M25.2 8.6A12 12 0 1 0 28 16"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="16" cy="16" r="4.5" className="wordmark-eye" />
      </svg>
      {company.name}
    </Link>
  );
}
