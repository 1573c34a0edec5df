import { css } from 'lit';

/** The launcher and the activity icon at rest. */
export const launcherStyles = css`
  .launcher {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    max-width: min(100%, 400px);
    min-height: max(3rem, 44px);
    padding: 0.625rem 1.125rem 0.625rem 1rem;
    text-align: start;
    transition: scale 0.1s;
  }
  /* In a call the pill surrounds the launcher and its buttons. */
  .launcher,
  .pill:has(> .round) {
    border-radius: var(--radius);
    background: var(--launcher);
    color: var(--va-launcher-text-color, color(from var(--launcher) var(--on)));
    /* A black shadow is invisible in dark mode; a hairline replaces it. */
    box-shadow:
      0 0 0 1px light-dark(transparent, rgb(255 255 255 / 0.2)),
      var(--shadow);
  }
  .pill {
    display: contents;
  }
  .launcher:active {
    scale: 0.97;
  }
  /* The orb. */
  .rest {
    display: grid;
    flex: none;
    width: 2rem;
    height: 2rem;
    padding: 0.375rem;
    border-radius: 50%;
    background: radial-gradient(circle at 30% 0, #fff, var(--accent) 50%, var(--fill));
    fill: none;
    stroke: color(from var(--fill) var(--on));
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  /* What is behind it is loading. */
  [aria-busy] :is(.rest, .activity) {
    animation: wait 0.5s infinite alternate;
  }
  @keyframes wait {
    to {
      opacity: 0.3;
      scale: 0.8;
    }
  }
  .launcher:hover {
    translate: 0 -2px;
  }
  .launcher:focus-visible {
    /* A black ring around a white one: one of them is visible on any page. */
    outline-color: #000;
    box-shadow:
      0 0 0 2px #fff,
      var(--shadow);
  }
  .launcher.full {
    gap: 1rem;
    padding: 1rem 1.5rem 1rem 1.25rem;
    font-size: 1.133em;
  }
  .launcher.tiny {
    justify-content: center;
    width: max(3rem, 44px);
    padding: 0;
  }
  .titles {
    display: grid;
    min-width: 0;
    line-height: 1.3;
  }
  .titles > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .launcher-title {
    font-weight: 600;
  }
  .launcher-subtitle {
    font-size: 0.8125em;
  }

  .activity {
    --hue: #9ca3af;
    display: inline-flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 2px;
    width: 1.5rem;
    height: 1.5rem;
  }
  .activity i {
    width: 3px;
    height: 40%;
    border-radius: 2px;
    background: var(--hue);
  }
  .activity i:nth-child(even) {
    height: 65%;
  }
  .activity i:nth-child(3) {
    height: 90%;
  }
  .launcher .idle {
    --hue: color(from var(--fill) var(--on));
    gap: 1px;
    width: 100%;
    height: 100%;
  }
  @media (prefers-reduced-motion: reduce) {
    *,
    ::before,
    ::after {
      scale: none !important;
      animation: none !important;
      transition: none !important;
    }
  }

  @media (forced-colors: active) {
    .launcher {
      border: 2px solid ButtonText;
    }
    .activity i {
      background: ButtonText;
    }
    .rest {
      background: none;
      stroke: ButtonText;
    }
  }
`;
