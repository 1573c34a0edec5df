import { css } from 'lit';

export const toolStyles = css`
  .short.message {
    width: fit-content;
  }
  /* Room for the tools, which come and go. */
  .answered.message {
    padding-block-end: 1.75rem;
  }
  .tools {
    position: absolute;
    inset-block-end: 0;
    inset-inline-start: 0;
    display: flex;
    align-items: center;
    width: max-content;
    color: var(--quiet);
    font-size: 0.8em;
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
    .answered.message {
      padding-block-end: 0;
    }
    .answered.last {
      padding-block-end: 2.875rem;
    }
    .message:not(.last) > .tools {
      display: none;
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
