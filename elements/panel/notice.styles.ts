import { css } from 'lit';

export const noticeStyles = css`
  .failure,
  .refused {
    display: grid;
    margin: 0 0.75rem;
  }
  .failure {
    grid-template-columns: 1fr auto;
    align-items: start;
    column-gap: 0.5rem;
    padding-block: 0.375rem;
    padding-inline: 0.75rem 0.25rem;
    border: 1px solid color-mix(in srgb, var(--danger) 40%, var(--base));
    border-radius: var(--small-radius);
    background: color-mix(in srgb, var(--danger) 12%, var(--base));
    font-size: 0.933em;
    line-height: 1.4;
  }
  .reset-question {
    padding-inline-end: 0.75rem;
  }
  .failure p {
    margin: 0.375rem 0;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  .action {
    color: inherit;
    min-height: max(2rem, 24px);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  [part='reference-button'] {
    margin-inline-start: auto;
    font-weight: 400;
    color: var(--quiet);
  }
  .bare {
    width: 20rem;
    max-width: 100%;
    gap: 0.5rem;
    padding: 0.75rem 0;
  }
  .bare:empty {
    display: none;
  }
`;
