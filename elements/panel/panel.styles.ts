import { css, unsafeCSS } from 'lit';
import { callButtonStyles } from '../call-bar/call-buttons.styles.js';
import { LEAVING } from './focus.js';
import { conversationStyles } from '../conversation/conversation.styles.js';
import { headerStyles } from './header.styles.js';
import { composerStyles } from '../composer/composer.styles.js';
import { noticeStyles } from './notice.styles.js';

/** Everything but the launcher, in one sheet. */
export const panelStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    /* Scrolls when even the controls do not fit, for example at 400 % zoom. */
    overflow: hidden auto;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--base);
    box-shadow: var(--shadow);
    transform-origin: bottom right;
  }
  .card:not(.bare) {
    animation: grow-in var(--duration) var(--spring);
  }
  .card:focus {
    outline: none;
  }
  .bottom-left .card {
    transform-origin: bottom left;
  }
  .bottom-center .card {
    transform-origin: bottom;
  }
  .top-left .card {
    transform-origin: top left;
  }
  .top-right .card {
    transform-origin: top right;
  }
  @keyframes grow-in {
    from {
      /* The launcher, with its orb, is gone. */
      opacity: 0.4;
      scale: 0.9;
    }
  }
  @keyframes fade-in {
    from {
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .root .card {
      animation: fade-in 0.15s !important;
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 0.5rem;
    }
  }

  .drawer:not([hidden]) {
    display: contents;
  }
  /* Stays until the focus has left it. */
  .consent${unsafeCSS(LEAVING)} > * {
    position: absolute;
    opacity: 0;
    pointer-events: none;
  }
  /* Takes no place, the gap included, but stays in flow: out of it, Firefox would lay the text box out again and
     report its caret, which Orca says. */
  .gone > .panel {
    margin-bottom: -0.75rem;
    height: 0 !important;
    opacity: 0;
  }
  .panel {
    position: relative;
    width: var(--va-panel-width, max(28rem, 364px));
    height: var(--va-panel-height, max(40rem, 520px));
    max-width: 100%;
    /* Keeps the focused element above the sticky composer, which may take three lines. */
    scroll-padding-block-end: 11rem;
  }
  .panel.compact {
    width: var(--va-panel-width, max(24rem, 312px));
    height: var(--va-panel-height, max(32rem, 416px));
  }
  .panel.tiny {
    width: var(--va-panel-width, max(18rem, 234px));
    height: var(--va-panel-height, max(20rem, 260px));
  }

  button.plain {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    color: var(--quiet);
  }

  button:disabled {
    cursor: default;
    opacity: 0.45;
  }

  .icon {
    display: block;
    width: 1.25rem;
    height: 1.25rem;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .card button:enabled:hover {
    box-shadow: inset 0 0 0 9rem color-mix(in srgb, currentColor 10%, transparent);
  }

  ${headerStyles} ${conversationStyles} ${noticeStyles}
  ${composerStyles} ${callButtonStyles}

  /* In the part of the window that an on-screen keyboard leaves in view. */
  .opened {
    margin-block: var(--panned) var(--keyboard);
    max-height: calc(100% - 2 * var(--offset) - var(--keyboard) - var(--panned));
  }
  @media (max-width: 30rem) {
    .opened {
      inset: auto 0 0;
      width: auto;
      max-width: none;
      max-height: calc(100% - 2rem - var(--keyboard) - var(--panned));
      translate: none;
    }
    .panel,
    .panel.compact,
    .panel.tiny {
      width: 100%;
      height: 40rem;
      padding-bottom: env(safe-area-inset-bottom, 0px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }

  @media (forced-colors: active) {
    .bubble,
    .empty .action:first-child,
    .card button:not(.action, .hero) {
      border: 1px solid ButtonText;
    }
  }
`;
