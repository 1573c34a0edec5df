import { css } from 'lit';

/** Extends the styles of a call notice. */
export const pastCallStyles = css`
  .past-call {
    gap: 0;
    padding-block: 0.125rem;
    padding-inline-end: 0.125rem;
    border-color: var(--line);
    background: none;
    color: var(--quiet);
  }
  .bare .past-call {
    border-color: transparent;
  }
  .past-call .actions {
    gap: 0;
    align-items: center;
  }
  .past-call [role='status']:not(p) {
    flex-basis: 100%;
  }
  .length,
  .call-time {
    font-variant-numeric: tabular-nums;
  }
  .header .call-time {
    font-size: var(--small);
    color: var(--quiet);
  }
  .tiny .header .call-time {
    display: none;
  }
`;
