import { css } from 'lit';

export const callButtonStyles = css`
  .call-buttons {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 0.75rem;
    max-width: 100%;
  }
  /* A line of its own, where the button keeps its place from its start to its end. */
  .voice .call-buttons,
  .call-buttons.live {
    flex-basis: 100%;
  }
  /* The way to end a call is at the end, away from the button that mutes. */
  .live > .connected {
    margin-inline-start: auto;
  }
  .call-buttons.live:has(> .visual) {
    min-height: 5rem;
  }
  /* In the middle, as far as labels leave it there. */
  .live > .visual {
    --size: 3.75rem;
    margin: auto;
  }
  .hybrid .live:not(:has(> .talk)) > .visual + .connected {
    margin-inline-start: clamp(0px, 100% - 16rem, 4rem);
  }
  .tiny .live > .visual {
    --size: 2.75rem;
  }
  .live > .talk ~ .visual {
    display: none;
  }
  .round,
  .call,
  .hear {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    /* Large enough for a thumb, also where the page's root font is small. */
    --side: max(2.75rem, 44px);
    min-width: var(--side);
    max-width: 100%;
    min-height: var(--side);
    padding: 0 0.75rem;
    font-weight: 600;
  }
  .call,
  .hear {
    background: var(--fill);
    color: var(--on-fill);
  }
  .live > *,
  .voice .call {
    --side: max(3.25rem, 44px);
  }
  .live > *,
  .call {
    border-radius: min(var(--radius) * 4, 1.625rem);
  }
  .live > .round,
  .hybrid .call.connected {
    width: var(--side);
    padding: 0;
  }
  .hear,
  .voice .call.disconnected,
  .call.connecting {
    min-width: min(13rem, 100%);
    padding: 0 1.25rem;
  }
  /* A long label wraps. */
  .voice .live > .connected,
  .tiny .call-buttons > .call {
    flex: 0 1 auto;
    min-width: 0;
  }
  .tiny .live > * {
    --side: max(2.75rem, 44px);
  }
  .round {
    background: var(--hover);
    color: var(--on-hover);
  }
  .call.connecting {
    background: var(--tint);
    color: var(--text);
  }
  .connected {
    background: var(--danger);
    color: var(--on-danger);
  }
  .round.muted {
    background: #1b1d21;
    box-shadow: inset 0 0 0 2px currentColor;
    color: color-mix(in oklab, var(--danger), #fff 20%);
  }
  .cancel {
    padding-inline-start: 0.75rem;
    border-inline-start: 1px solid var(--edge);
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
