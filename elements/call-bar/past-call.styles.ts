import { css } from 'lit';

/** What is left of a call: drawn as what was said of it. */
export const pastCallStyles = css`
  .past-call {
    padding-inline-end: 0.25rem;
  }
  .past-call .remedies {
    flex-basis: 100%;
    align-items: center;
    padding-block-end: 0.25rem;
  }
  .length {
    font-variant-numeric: tabular-nums;
  }
`;
