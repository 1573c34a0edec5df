import { css } from 'lit';

export const actionStyles = css`
  .starters,
  .question {
    margin: 0 0.75rem 0.25rem;
  }
  .starters ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .quiet {
    margin: 0 0 0.375rem;
    font-size: 0.867em;
    color: var(--quiet);
  }
  .starters q {
    color: var(--quiet);
  }
  .chip,
  .action-button {
    min-height: max(2.25rem, 24px);
    padding: 0.25rem 0.75rem;
    border: 1px solid color-mix(in oklab, var(--text) 22%, var(--base));
    border-radius: min(var(--radius) * 9, 1.25rem);
    background: var(--base);
    text-align: start;
    overflow-wrap: anywhere;
  }
  .question {
    flex: none;
    max-height: 60%;
    overflow: auto;
    padding: 0.625rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--small-radius);
    background: var(--raised);
  }
  .question p {
    overflow-wrap: anywhere;
  }
  .question .quiet {
    color: inherit;
  }
  .tool-title {
    margin: 0 0 0.375rem;
    font-weight: 600;
  }
  .details {
    max-height: 9rem;
    margin: 0 0 0.5rem;
    overflow: auto;
    font-size: 0.933em;
  }
  .question dl {
    display: grid;
    gap: 0.25rem;
    margin: 0;
  }
  .end {
    height: 1px;
  }
  .unread {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0.5rem;
    margin: 0 0 0.5rem;
  }
  .question dt {
    display: inline-block;
    margin-inline-end: 0.375rem;
  }
  .question dt::after {
    content: ':';
  }
  .question dd {
    display: inline;
    margin: 0;
    font-weight: 600;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .answers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .action-button.allow {
    border-color: transparent;
    background: var(--fill);
    color: var(--on-fill);
  }
  .bare .question {
    max-height: 18rem;
    margin: 0.25rem 0.75rem;
  }
`;
