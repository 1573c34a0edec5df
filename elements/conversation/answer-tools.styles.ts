import { css } from 'lit';

export const toolStyles = css`
  .short.message {
    width: fit-content;
  }
  /* In a row of its own, quiet until the answer is pointed at. */
  .tools {
    display: flex;
    align-items: center;
    width: fit-content;
    margin-block-start: 0.125rem;
    color: var(--quiet);
    font-size: 0.8em;
    opacity: 0;
  }
  /* Only what is pointed at fades in: a transition of the previous answer's would cost frames. */
  .message:hover > .tools {
    transition: opacity 0.15s;
  }
  .message:is(:hover, :focus-within) > .tools,
  .last > .tools {
    opacity: 1;
  }
  /*
   * No stop of the keyboard and of screen readers, unless they come from the tools of another answer. Without
   * :focus-within each change of the list would style all tools again.
   */
  .messages:not(:focus-within:has(.tools :focus)) .message:not(:hover, .last) > .tools {
    visibility: hidden;
  }
  .tools time {
    padding-inline-start: 0.25rem;
  }
  .message:not(:hover, :focus-within) time {
    display: none;
  }
  .tool {
    display: grid;
    flex: none;
    place-items: center;
    width: 1.625rem;
    height: 1.625rem;
    border-radius: min(var(--radius) * 9, 50%);
  }
  .tool .icon {
    width: 1rem;
    height: 1rem;
  }
  .tool.bad .icon {
    rotate: 180deg;
  }
  .tool[aria-pressed='true'] {
    background: var(--tint);
    color: var(--text);
  }
  /* Without a pointer that hovers, only what is last is offered. */
  @media (hover: none) {
    .tools {
      display: none;
    }
    .last > .tools {
      display: flex;
    }
    .tool {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
  .code-header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 2rem;
    padding-inline: 0.75rem 0.25rem;
    border: 1px solid var(--rule);
    border-block-end: 0;
    border-radius: min(var(--radius), 0.5rem) min(var(--radius), 0.5rem) 0 0;
    font:
      0.8em ui-monospace,
      monospace;
  }
  .bubble .coded pre {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  @media (forced-colors: active) {
    .tool[aria-pressed='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
