import { css } from 'lit';

export const messageStyles = css`
  /* Out of view it needs no style, layout or paint, yet can be searched and read aloud. */
  .contained {
    content-visibility: auto;
    overflow-clip-margin: 0.5rem;
  }
  /* Estimates until first drawn: 4.5rem per message, GROUP_SIZE messages per group, as many groups. */
  .section,
  .group {
    contain-intrinsic-size: auto 90rem;
  }
  .messages > .group {
    contain-intrinsic-size: auto 1800rem;
  }
  .group + .group,
  .message + .message,
  .section + .section {
    margin-block-start: 0.625rem;
  }
  .message {
    max-width: 88%;
  }
  /* Aligned by the page's direction, not by the message's. */
  .message.user {
    width: fit-content;
    margin-inline-start: auto;
  }
  .bubble {
    --rule: color-mix(in srgb, currentColor 28%, transparent);
    width: fit-content;
    /* Wide tables scroll within the bubble. */
    max-width: 100%;
    padding: 0.5rem 0.75rem;
    border-radius: var(--small-radius);
    background: var(--assistant);
    color: var(--on-assistant);
    overflow-wrap: anywhere;
  }
  .user .bubble {
    background: var(--user);
    color: var(--on-user);
  }
  /* Keeps the visitor's line breaks; the br elements would double them. */
  :is(.user p, .plain) {
    white-space: pre-wrap;
  }
  .user p br {
    display: none;
  }
  .note {
    margin: 0.25rem 0 0;
    font-size: 0.867em;
    color: var(--quiet);
  }
  .bubble :is(p, ul, ol, pre, blockquote, .wide) {
    margin: 0 0 0.625rem;
  }
  .bubble :is(h1, h2, h3, h4, h5, h6) {
    margin: 0.75rem 0 0.375rem;
    font-size: 1em;
  }
  .section > :first-child > :first-child {
    margin-block-start: 0;
  }
  .section > :last-child > :last-child {
    margin-block-end: 0;
  }
  .bubble :is(ul, ol) {
    padding-inline-start: 1.25rem;
  }
  :is(.bubble, .consent-content) a {
    color: inherit;
    text-underline-offset: 0.15em;
  }
  .bubble :is(code, pre) {
    font-family: ui-monospace, monospace;
    font-size: 0.9em;
  }
  /* Continues the code above it. */
  .section .more > pre:first-child {
    margin-block-start: -0.625rem;
  }
  .more > pre:has(code:empty) {
    display: none;
  }
  .bubble pre {
    padding: 0.5rem 0.625rem;
    white-space: pre-wrap;
    border-radius: 0.375rem;
    background: color-mix(in srgb, currentColor 8%, transparent);
  }
  /* Shown as a card or a form once it is complete. */
  .bubble pre:has(.language-assistant-block .cursor) {
    display: none;
  }
  .bubble .wide {
    overflow-x: auto;
  }
  .bubble table {
    overflow-wrap: break-word;
    border-collapse: collapse;
    font-size: 0.875em;
  }
  .bubble :is(th, td) {
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--rule);
    vertical-align: top;
  }
  .bubble th:not([align]) {
    text-align: start;
  }
  .bubble blockquote {
    padding-inline-start: 0.75rem;
    border-inline-start: 3px solid var(--rule);
  }
  .cursor {
    display: inline-block;
    width: 0.5em;
    height: 1em;
    margin-inline-start: 0.125em;
    vertical-align: text-bottom;
    background: currentColor;
    forced-color-adjust: none;
    animation: blink 1s steps(2, jump-none) infinite;
  }
  @keyframes blink {
    to {
      opacity: 0;
    }
  }
`;
