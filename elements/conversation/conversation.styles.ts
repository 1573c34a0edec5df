import { css } from 'lit';

export const conversationStyles = css`
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
    /* Room for the tools of the last answer: WebKit has no overflow-clip-margin. */
    padding-block-end: calc(var(--space) * 4);
    margin-block-end: auto;
  }
  .conversation:has(> .messages) {
    padding-block-end: 0;
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
  .emblem {
    display: grid;
    place-items: center;
    width: 3.5rem;
    height: 3.5rem;
    margin-block-end: calc(var(--space) * 2);
    border-radius: min(var(--radius) * 9, 50%);
    background: var(--fill);
    color: var(--on-fill);
  }
  .emblem .icon {
    width: 1.75rem;
    height: 1.75rem;
  }
  .tiny .emblem {
    width: 2.5rem;
    height: 2.5rem;
    margin: 0;
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
