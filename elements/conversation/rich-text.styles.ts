import { css } from 'lit';

/** Styles that few answers need. Loaded with the parts below messages. */
export const richTextStyles = css`
  .bubble :is(h3, h4, h5, h6) {
    margin: 1.25rem 0 0.5rem;
    font-size: 1em;
    font-weight: 600;
    line-height: 1.3;
  }
  .bubble h3 {
    font-size: 1.2em;
  }
  .bubble h4 {
    font-size: var(--large);
  }
  .bubble li :is(p, ul, ol),
  .bubble li + li {
    margin-block: 0.25rem 0;
  }
  .bubble .task {
    list-style: none;
  }
  .task b {
    margin-inline: -1.375rem 0.375rem;
    font-weight: 400;
  }
  .bubble :is(pre, :not(pre) > code) {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  /* Continues the code above it. */
  .section .more > pre:first-child {
    margin-block-start: -0.75rem;
  }
  .more > pre:has(code:empty) {
    display: none;
  }
  .bubble :not(pre) > code {
    padding: 0.125em 0.3em;
    border-radius: 0.25rem;
    background: color-mix(in srgb, currentColor 9%, transparent);
  }
  .bubble :is(pre, .wide) {
    border: 1px solid var(--rule);
    border-radius: min(var(--radius), 0.5rem);
  }
  .bubble pre {
    padding: 0.625rem 0.75rem;
  }
  .bubble table {
    width: 100%;
    overflow-wrap: break-word;
    border-collapse: collapse;
    font-size: 0.9em;
    font-variant-numeric: tabular-nums;
  }
  .bubble :is(th, td) {
    padding: 0.375rem 0.75rem;
    vertical-align: top;
  }
  .bubble tr + tr,
  .bubble tbody {
    border-block-start: 1px solid var(--rule);
  }
  .bubble th {
    white-space: nowrap;
  }
  .bubble th:not([align]) {
    text-align: start;
  }
  .bubble blockquote {
    padding-inline-start: 0.75rem;
    border-inline-start: 2px solid var(--ring);
  }
  .bubble blockquote > :is(p, ul, ol, pre, blockquote):last-child {
    margin-block-end: 0;
  }
  /* The failure says it. */
  .panel:has(> .stream-broken) .incomplete {
    display: none;
  }
  /* What is beyond the edges of a wide table or of code shows as a shadow there. */
  .bubble :is(pre, .wide) {
    --cover: var(--assistant);
    background:
      linear-gradient(to right, var(--cover) 40%, transparent) left / 2rem 100% local,
      linear-gradient(to left, var(--cover) 40%, transparent) right / 2rem 100% local,
      linear-gradient(to right, var(--rule), transparent) left / 0.75rem 100%,
      linear-gradient(to left, var(--rule), transparent) right / 0.75rem 100%,
      var(--cover);
    background-repeat: no-repeat;
  }
`;
