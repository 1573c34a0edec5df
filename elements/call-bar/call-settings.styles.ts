import { css } from 'lit';

export const callSettingsStyles = css`
  .settings {
    display: grid;
    gap: 0.25rem;
    padding: 0.75rem 1rem 0;
    border-top: 1px solid var(--line);
    font-size: 0.933em;
  }
  :is(.failure, .call-notice) + .settings {
    margin-top: 0.5rem;
  }
  .settings label {
    display: grid;
    grid-template-columns: minmax(0, 40%) minmax(0, 1fr);
    align-items: center;
    gap: 0.5rem;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  .settings :is(select, input) {
    width: 100%;
    min-width: 0;
    height: max(2.25rem, 24px);
    accent-color: var(--accent);
  }
  .settings select {
    border: 1px solid var(--edge);
    border-radius: calc(var(--small-radius) - 0.1875rem);
    background: var(--base);
    color: var(--text);
    font: inherit;
  }
  /* As in the text box, against zooming. */
  @media (pointer: coarse) {
    .settings select {
      font-size: max(16px, 1em);
    }
  }
  @media (forced-colors: active) {
    .settings {
      border: 1px solid ButtonText;
    }
  }
`;
