import { css } from 'lit';

/** Extends the styles of a call notice. */
export const pastCallStyles = css`
  .past-call {
    padding-inline-end: 0.25rem;
  }
  .past-call .actions {
    flex-basis: 100%;
    align-items: center;
    padding-block-end: 0.25rem;
  }
  .length {
    font-variant-numeric: tabular-nums;
  }
`;
