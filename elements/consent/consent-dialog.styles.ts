import { css } from 'lit';

export const consentStyles = css`
  .consent {
    width: clamp(300px, 90vw, 360px);
    gap: 0.75rem;
    padding: 1.25rem;
  }
  .consent-content {
    overflow: auto;
    font-size: 0.933em;
    color: var(--quiet);
  }
  .consent-content :is(p, ul, ol),
  .consent ::slotted(*) {
    margin-block: 0 0.5rem;
  }
  .consent-content a {
    color: inherit;
    text-decoration-color: var(--ring);
    text-underline-offset: 0.2em;
  }
  .consent-content:has(+ .purposes) {
    flex: none;
  }
  .purposes {
    display: grid;
    gap: 0.75rem;
    font-size: 0.933em;
  }
  .purposes ul {
    margin: 0;
    padding-inline-start: 1.25rem;
  }
  .optional {
    display: grid;
    gap: 0.25rem;
    margin: 0;
    padding: 0.75rem;
    border: 1px solid var(--line);
    border-radius: var(--small-radius);
  }
  .optional p {
    margin: 0;
    color: var(--quiet);
  }
  .optional label {
    display: flex;
    align-items: start;
    gap: 0.5rem;
    padding-block: 0.25rem;
    cursor: pointer;
  }
  .optional input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--fill);
  }
  .choices {
    padding-block-start: 0.25rem;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .choice {
    flex: 1;
    min-width: 0;
    max-width: 100%;
    min-height: 2.75rem;
    padding: 0.25rem 1rem;
    border: 1px solid var(--line);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
  .choice:focus-visible {
    outline-color: var(--ring);
  }
  .choice.primary {
    border-color: transparent;
    background: var(--fill);
    color: var(--on-fill);
  }
`;
