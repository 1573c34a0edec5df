import { css } from 'lit';

export const toolStyles = css`
  .short.message {
    width: fit-content;
  }
  /* On the lower edge of the bubble, where it takes no room. */
  .tools {
    position: absolute;
    inset: auto 0.5rem -1rem auto;
    z-index: 1;
    display: flex;
    align-items: center;
    padding: 1px;
    border: 1px solid var(--line);
    border-radius: min(var(--radius) * 9, 1rem);
    background: var(--base);
    color: var(--quiet);
    font-size: 0.8em;
    opacity: 0;
  }
  :host(:dir(rtl)) .tools {
    inset: auto auto -1rem 0.5rem;
  }
  /* Only what is pointed at fades in: a transition of the previous answer's would cost frames. */
  .message:hover > .tools {
    transition: opacity 0.15s;
  }
  .message:is(:hover, :focus-within) > .tools,
  .last > .tools {
    opacity: 1;
  }
  .tools time {
    order: -1;
    padding-inline-start: 0.5rem;
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
      position: static;
      display: flex;
      width: fit-content;
      margin-block-start: 0.25rem;
      border-color: transparent;
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
