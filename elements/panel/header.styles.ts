import { css } from 'lit';

export const headerStyles = css`
  .header {
    display: flex;
    flex: none;
    align-items: center;
    gap: 0.75rem;
    padding-block: 0.875rem;
    padding-inline: 1rem 0.75rem;
    border-bottom: 1px solid var(--line);
  }
  .labels {
    flex: 1;
    min-width: 0;
  }
  .title {
    margin: 0;
    font-size: 1.067em;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .status {
    margin: 0;
    font-size: 0.867em;
    line-height: 1.4;
    color: var(--quiet);
  }
`;
