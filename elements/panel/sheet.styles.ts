import { css } from 'lit';

/** Extends the narrow layout of the panel. */
export const sheetStyles = css`
  @media (max-width: 30rem) {
    /* The backdrop, which a tap closes. */
    .opened::before {
      content: '';
      position: fixed;
      inset: 0;
      z-index: -1;
      background: rgb(0 0 0 / 0.45);
      animation: fade-in 0.2s;
    }
    /* The grabber. */
    .panel::before {
      content: '';
      flex: none;
      width: 2.25rem;
      height: 0.25rem;
      margin: 0.5rem auto -0.25rem;
      border-radius: 1rem;
      background: var(--edge);
    }
    .panel {
      touch-action: pan-x pan-y;
    }
    .header {
      touch-action: none;
    }
    .header .plain {
      width: 2.75rem;
      height: 2.75rem;
    }
  }
`;
