import { css } from 'lit';

/** What one types, presses and mutes with. */
export const inputAreaStyles = css`
  .input-area {
    /* In view even where the panel is so low that it scrolls. */
    position: sticky;
    bottom: 0;
    display: flex;
    /* Where words are long, the text box has a line for itself. */
    flex-wrap: wrap;
    align-items: end;
    justify-content: center;
    gap: 0.5rem;
    padding: 0.75rem;
    background: var(--base);
    animation: settle 1ms 0.5s backwards;
  }
  /*
   * Where the launcher stood just now: a second click on it, by an impatient visitor, starts no call.
   * It waits rather than moves: the browser has nothing to draw meanwhile.
   */
  @keyframes settle {
    from {
      pointer-events: none;
    }
  }
  .text {
    display: flex;
    flex: 5.5rem;
    align-items: end;
    min-width: 0;
    border: 1px solid var(--edge);
    border-radius: var(--small-radius);
    background: var(--base);
  }
  .text:focus-within {
    border-color: var(--text);
    outline: 1px solid var(--text);
  }
  textarea {
    flex: 1;
    min-width: 0;
    /* Five whole lines. */
    max-height: calc(5lh + 1.125rem);
    padding-block: 0.5625rem;
    scroll-padding-block: 0.5625rem;
    padding-inline: 0.75rem 0;
    field-sizing: content;
    resize: none;
  }
  textarea:focus {
    outline: none;
  }
  /* Phones and tablets of Apple's zoom into smaller letters, and the page stays so. */
  @media (pointer: coarse) {
    textarea {
      font-size: max(16px, 1em);
    }
  }
  textarea::placeholder {
    color: var(--quiet);
    opacity: 1;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  .send {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin: 0.3125rem;
    border-radius: calc(var(--small-radius) - 0.1875rem);
  }
  .round,
  .call,
  .hear {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-width: 2.75rem;
    max-width: 100%;
    min-height: 2.75rem;
    padding: 0 0.75rem;
    font-weight: 600;
  }
  .send,
  .call,
  .hear {
    background: var(--accent);
    color: var(--on-accent);
  }
  .round,
  .send:disabled,
  .call.connecting {
    background: var(--hover);
    color: var(--on-hover);
  }
  .muted,
  .connected {
    background: var(--danger);
    color: var(--on-danger);
  }
  .hear,
  .voice .call {
    min-width: 9rem;
    padding: 0 1.5rem;
  }
  .spinner {
    width: 1.125rem;
    height: 1.125rem;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    forced-color-adjust: none;
    animation: spin 0.8s linear infinite;
  }
`;
