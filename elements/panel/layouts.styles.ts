import { css } from 'lit';

/** The panel in the element's place or in the whole window. */
export const layoutStyles = css`
  :host(:state(inline)) {
    position: relative;
    display: block;
    /* Follows its container, however long the conversation grows. */
    contain: size;
    height: 100%;
    min-height: 20rem;
  }
  .root.inline,
  .root.page {
    inset: 0;
    align-items: stretch;
    max-width: none;
    max-height: none;
  }
  .root.inline {
    position: absolute;
    isolation: isolate;
    z-index: auto;
    margin: 0;
  }
  .root.page {
    margin-block: var(--panned) var(--keyboard);
  }
  .root:is(.inline, .page)::before,
  :is(.inline, .page) .panel::before {
    content: none;
  }
  :is(.inline, .page) .panel {
    width: 100%;
    height: 100%;
    padding-bottom: 0;
  }
  :is(.inline, .page) .card {
    box-shadow: none;
    animation: none;
  }
  :is(.inline, .page) .consent,
  .inline .launcher {
    margin: auto;
  }
  .inline .panel {
    border-radius: var(--radius);
  }
  .page .panel {
    padding: env(safe-area-inset-top, 0px) env(safe-area-inset-right, 0px)
      env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px);
    border: 0;
    border-radius: 0;
  }
  /* A column in the middle of a wide window. */
  .page .conversation {
    padding-inline: max(var(--space) * 4, 50% - 24rem);
  }
  .page .input-area {
    padding-inline: max(0.75rem, 50% - 24rem);
  }
  .page .panel > :not(.header, .conversation, .input-area, .newest) {
    margin-inline: max(0.75rem, 50% - 24rem);
  }
  /* The sheet of a narrow window takes most of it. */
  @media (max-width: 30rem) {
    .root:not(.inline, .page) .expand {
      display: none;
    }
  }
`;
