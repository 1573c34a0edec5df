import { css } from 'lit';

export const messageStyles = css`
  /* Out of view it needs no style, layout or paint, yet can be searched and read aloud. */
  .contained {
    content-visibility: auto;
    overflow-clip-margin: 1rem;
  }
  /*
   * Heights until first drawn, in groups of GROUP_SIZE. They are less than the real ones: content that
   * shrinks when it comes into view moves what is read, in Chromium and in Firefox.
   */
  .section {
    contain-intrinsic-size: auto 20rem;
  }
  .group {
    contain-intrinsic-size: auto 60rem;
  }
  .messages > .group {
    contain-intrinsic-size: auto 1200rem;
  }
  .group + .group,
  .message + .message {
    margin-block-start: calc(var(--space) * 4);
  }
  .section + .section {
    margin-block-start: 0.75rem;
  }
  .message {
    position: relative;
    max-width: 92%;
  }
  /* An answer grows by itself. */
  .user.last {
    animation: rise var(--duration) var(--spring);
  }
  /* Aligned by the page's direction, not by the message's. */
  .message.user {
    max-width: 85%;
    width: fit-content;
    margin-inline-start: auto;
  }
  .bubble {
    --rule: color-mix(in srgb, currentColor 16%, transparent);
    width: fit-content;
    /* Wide tables scroll within the bubble. */
    max-width: 100%;
    padding: calc(var(--space) * 2.5) calc(var(--space) * 3.5);
    border-radius: var(--small-radius);
    border-end-start-radius: calc(var(--small-radius) / 3);
    background: var(--assistant);
    color: var(--on-assistant);
    overflow-wrap: anywhere;
  }
  .user .bubble {
    border-radius: var(--small-radius);
    border-end-end-radius: calc(var(--small-radius) / 3);
    background: var(--user);
    color: var(--on-user);
  }
  .preset-plain .assistant .bubble {
    border: 1px solid var(--line);
  }
  p.plain {
    white-space: pre-wrap;
  }
  .note {
    margin: 0.25rem 0 0;
    font-size: var(--small);
    color: var(--quiet);
  }
  .bubble :is(p, ul, ol, pre, blockquote, .wide) {
    margin: 0 0 0.75rem;
  }
  /*
   * The elements are named because Firefox styles all of a message again when the next one is added,
   * where :first-child or :last-child is tried on a div.
   */
  .section > :first-child > :is(p, ul, ol, pre, blockquote, .wide, h3, h4, h5, h6, hr):first-child {
    margin-block-start: 0;
  }
  .section > :last-child > :is(p, ul, ol, pre, blockquote, .wide, h3, h4, h5, h6, hr):last-child {
    margin-block-end: 0;
  }
  /* Its line breaks are its own. */
  .user .plain {
    margin: 0;
  }
  .bubble :is(ul, ol) {
    padding-inline-start: 1.375rem;
  }
  .bubble :is(pre, .wide) {
    overflow-x: auto;
  }
  /* Shown as a card or a form once it is complete. */
  .bubble pre:has(.language-assistant-block .cursor) {
    display: none;
  }
  .bubble a {
    color: inherit;
    /* What stands before a link cannot reverse its address. */
    unicode-bidi: plaintext;
    text-decoration-color: var(--ring);
    text-underline-offset: 0.2em;
  }
  .cursor {
    display: inline-block;
    width: 0.5em;
    height: 1em;
    margin-inline-start: 0.125em;
    vertical-align: text-bottom;
    border-radius: 1px;
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
