import { css } from 'lit';

export const composerStyles = css`
  .input-area {
    /* Stays in view when the panel is too low and scrolls. */
    position: sticky;
    bottom: 0;
    display: flex;
    /* With long labels the text box takes a line of its own. */
    flex-wrap: wrap;
    align-items: end;
    justify-content: center;
    gap: calc(var(--space) * 2);
    padding: calc(var(--space) * 3);
    background: var(--base);
  }
  .tiny .input-area {
    gap: var(--space);
    padding: calc(var(--space) * 2);
  }
  .disclosure {
    flex: 100%;
    margin: 0;
    font-size: var(--small);
    line-height: 1.3;
    text-align: center;
    text-wrap: balance;
    color: var(--quiet);
  }
  /* The visual of a call has the room, once the visitor could read this while it connected. */
  .tiny:has(.stage .visual:not(.assembling)) .disclosure {
    display: none;
  }
  .text {
    display: flex;
    flex: 5.5rem;
    align-items: end;
    min-width: 0;
    border: 1px solid color-mix(in oklab, var(--text) 22%, var(--base));
    border-radius: var(--small-radius);
    background: var(--base);
  }
  .text:has(:focus) {
    border-color: var(--ring);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--accent) 20%, transparent);
  }
  textarea {
    flex: 1;
    min-width: 0;
    /* Five lines. */
    max-height: calc(5lh + 1.25rem);
    padding-block: 0.625rem;
    scroll-padding-block: 0.625rem;
    padding-inline: 0.875rem 0;
    field-sizing: content;
    resize: none;
  }
  textarea:focus {
    outline: none;
  }
  /* iOS zooms the page when a text box with a smaller font gets the focus. */
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
    background: var(--fill);
    color: var(--on-fill);
  }
  .send:disabled {
    background: var(--hover);
    color: var(--on-hover);
  }
`;
