import { css } from 'lit';

export const closedPartStyles = css`
  .pill:has(> .round) {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    max-width: 100%;
    padding-inline-end: 0.5rem;
  }
  .pill > .round {
    width: max(2.5rem, 40px);
    min-width: max(2.5rem, 40px);
    min-height: max(2.5rem, 40px);
    padding: 0;
    border-radius: min(var(--radius) * 4, 1.25rem);
  }
  .pill > .round:not(.muted) {
    background: color-mix(in srgb, currentColor 16%, transparent);
    color: inherit;
  }
  .pill > .round.connected {
    background: var(--danger);
    color: var(--on-danger);
  }
  .pill:has(> .round) > .launcher {
    min-width: 0;
    background: none;
    box-shadow: none;
    translate: none;
  }
  .titles:has(.call-time) {
    grid-template-columns: auto 1fr;
    column-gap: 0.375rem;
  }
  .titles:has(.call-time) > .launcher-title {
    grid-column: 1 / -1;
  }
  .launcher .call-time {
    font-size: 0.8125em;
    font-variant-numeric: tabular-nums;
  }
  .unread {
    min-width: 1.375rem;
    padding: 0 0.375rem;
    border-radius: 1rem;
    background: var(--danger);
    color: var(--on-danger);
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.375rem;
    text-align: center;
  }
  .launcher.tiny {
    position: relative;
  }
  .tiny .unread {
    position: absolute;
    inset-block-start: -0.375rem;
    inset-inline-end: -0.375rem;
  }
  .preview {
    display: flex;
    align-items: start;
    gap: 0.25rem;
    padding-inline: 1rem 0.5rem;
    animation: rise 0.2s ease-out;
  }
  @media (forced-colors: active) {
    .pill > .round {
      border: 1px solid ButtonText;
    }
  }
  .preview-text {
    display: -webkit-box;
    flex: 1;
    overflow: hidden;
    margin-block: 0.375rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    text-align: start;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;
