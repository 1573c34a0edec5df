import { css } from 'lit';

/** The launcher during activity. Adopted with the widget, to keep the initial style sheets small. */
export const widgetStyles = css`
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  .launcher.tiny.in-call {
    background: var(--danger);
    color: var(--on-danger);
  }
  .tiny.in-call .icon {
    width: 1.75rem;
    height: 1.75rem;
    animation: pulse 1.4s ease-in-out infinite;
  }

  /* Failures are whole sentences. */
  .launcher:has(.error) .launcher-subtitle {
    max-width: 18rem;
    white-space: normal;
  }

  .activity {
    scale: calc(1 + var(--volume) * 0.2);
  }
  .activity.error {
    --hue: #ef4444;
    animation: pulse 1.4s ease-in-out infinite;
  }
  .activity.connecting {
    --hue: #eab308;
    animation: spin 1.2s linear infinite;
  }
  .activity.speaking {
    --hue: #ef4444;
  }
  .activity.speaking i {
    animation: grow 0.7s ease-in-out infinite alternate;
  }
  .activity.active {
    --hue: #22c55e;
  }
  .activity.typing {
    --hue: #3b82f6;
  }
  .activity i:nth-child(2) {
    animation-delay: 0.12s;
  }
  .activity i:nth-child(3) {
    animation-delay: 0.24s;
  }
  .activity i:nth-child(4) {
    animation-delay: 0.36s;
  }
  .activity i:nth-child(5) {
    animation-delay: 0.48s;
  }

  /* Shapes replace colours and motion: a call is a block, a failure a line of dots. */
  @media (forced-colors: active) {
    .activity:is(.connecting, .speaking, .active) i {
      height: 90%;
      background: Highlight;
    }
    .activity.error i {
      height: 3px;
    }
  }

  @keyframes pulse {
    50% {
      opacity: 0.35;
    }
  }
  @keyframes spin {
    to {
      rotate: 1turn;
    }
  }
  @keyframes grow {
    from {
      transform: scaleY(0.5);
    }
    to {
      transform: scaleY(1.1);
    }
  }
`;
