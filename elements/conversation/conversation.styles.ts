import { css } from 'lit';
import { orbStyles } from './orb.styles.js';

export const conversationStyles = css`
  ${orbStyles}
  .conversation {
    position: relative;
    /* Reversed, so that scroll positions count from the end. */
    display: flex;
    flex: 1;
    flex-direction: column-reverse;
    min-height: 5rem;
    padding: calc(var(--space) * 4);
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  .messages {
    /* Contained, so that it moves without being repainted when it grows. */
    contain: content;
    overflow-clip-margin: 1rem;
    padding-block-end: calc(var(--space) * 2);
    margin-block-end: auto;
  }
  /* Three dots while an answer takes long. */
  .messages.waiting::after {
    content: '';
    display: block;
    width: 2rem;
    height: 0.5rem;
    margin-block-start: 0.75rem;
    background: radial-gradient(circle, var(--quiet) 0.2rem, transparent 0.25rem) 0 / 0.6875rem;
    animation: pulse 1.2s infinite;
  }
  .conversation.filled {
    padding-block-end: 0;
  }
  .conversation:focus-visible {
    outline-offset: -3px;
  }

  .empty,
  .stage {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: calc(var(--space) * 2);
    flex: 1 0 auto;
    text-align: center;
    color: var(--quiet);
  }
  .empty p {
    margin: 0;
    max-width: 20rem;
    text-wrap: balance;
  }
  .empty .greeting {
    font-size: var(--huge);
    font-weight: 600;
    line-height: 1.25;
    letter-spacing: -0.01em;
    color: var(--text);
  }
  .empty .visual {
    /* In a low window the text comes first. */
    --size: min(6rem, 13vh);
    margin-block: min(1.5rem, 3.3vh);
  }
  .tiny .empty .visual {
    --size: 3.5rem;
    margin-block: 0.5rem;
  }
  .empty:has(> .stage) {
    display: contents;
  }
  .card .hero:enabled:hover {
    box-shadow: none;
    scale: 1.04;
  }
  .empty .failure {
    all: unset;
    display: grid;
    justify-items: center;
    color: var(--text);
  }
  /* One can only act on a failure that is all there is. */
  .empty .plain {
    display: none;
  }
  .empty .actions {
    justify-content: center;
    margin-block-start: 0.5rem;
  }
  :is(.empty, .failure.voice) .action {
    min-height: max(2.75rem, 44px);
  }
  :is(.empty, .failure.voice) .action:first-child {
    padding-inline: 1.25rem;
    border-radius: min(var(--radius) * 4, 1.375rem);
    background: var(--fill);
    color: var(--on-fill);
    text-decoration: none;
  }

  /* Without a height, so that the button takes no room from the conversation. */
  .end-of-conversation {
    position: relative;
    flex: none;
  }
  .newest {
    position: absolute;
    right: 50%;
    bottom: 0.75rem;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    translate: 50%;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--base);
    box-shadow: var(--shadow);
  }
`;
