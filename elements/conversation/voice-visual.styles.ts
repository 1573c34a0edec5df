import { css } from 'lit';
import { VOICE_VISUAL_SIZE } from '../../core/constants.js';

export const voiceVisualStyles = css`
  /* A container, so that the visual is no larger than there is room. */
  .stage {
    gap: 1.5rem;
    min-height: 8.5rem;
    margin: calc(var(--space) * -4);
    overflow: clip;
    container-type: size;
  }
  .caption {
    display: -webkit-box;
    overflow: hidden;
    width: min(20rem, 90cqi);
    height: 3lh;
    margin: 0;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 3;
    color: var(--text);
    text-wrap: balance;
  }
  .caption.user {
    color: var(--quiet);
  }
  /* Room for the visual alone. */
  @container (max-height: 16.8rem) {
    .caption {
      display: none;
    }
    .stage .visual {
      --size: clamp(4rem, 100cqb, ${VOICE_VISUAL_SIZE}px);
    }
  }

  .visual {
    --size: clamp(4rem, 100cqb - 7.5rem, ${VOICE_VISUAL_SIZE}px);
    --deep: oklch(from var(--accent) calc(l - 0.14) c calc(h + 24));
    --bright: oklch(from var(--accent) calc(l + 0.2) calc(c * 0.8) calc(h - 12));
    --level: 0;
    position: relative;
    justify-self: center;
    width: var(--size);
    height: var(--size);
    /* The assistant's voice pushes outwards, the visitor's inwards. */
    scale: calc(1 + var(--volume) * 0.12 - var(--level) * 0.1);
    transition: scale 0.12s linear;
  }
  .visual > * {
    position: absolute;
    inset: 0;
    border-radius: 50%;
    transition: opacity 0.25s;
  }
  .aura {
    inset: -26%;
    background: radial-gradient(
      closest-side,
      color-mix(in srgb, var(--accent) 42%, transparent) 55%,
      color-mix(in srgb, var(--accent) 14%, transparent) 78%,
      transparent
    );
    opacity: calc(0.4 + var(--volume) * 0.6);
    transition: none;
  }
  /* Below it nothing follows the voices. */
  .visual > :not(.aura) {
    --volume: 0;
    --level: 0;
  }
  .orb i {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: inherit;
    background: radial-gradient(circle at 32% 24%, var(--bright), var(--accent) 48%, var(--deep));
    animation: breathe 3.5s ease-in-out infinite alternate;
  }
  /* Its size follows the voice. */
  .talking .orb i {
    animation: none;
  }
  /* Two drops of light, one of which turns against the other, under a glass. */
  .orb b {
    position: absolute;
    inset: -30%;
    background:
      radial-gradient(closest-side at 34% 36%, var(--bright), transparent),
      radial-gradient(closest-side at 72% 66%, var(--deep), transparent);
    animation: turn 7s linear infinite paused;
  }
  .orb b + b {
    opacity: 0.75;
    rotate: 150deg;
    background: radial-gradient(
      closest-side at 40% 60%,
      oklch(from var(--accent) calc(l + 0.1) c calc(h + 60)),
      transparent
    );
    animation-duration: 11s;
    animation-direction: reverse;
  }
  .orb i::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: radial-gradient(ellipse at 36% 14%, rgb(255 255 255 / 0.55), transparent 42%);
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 0.18),
      inset 0 -0.75rem 1.5rem rgb(0 0 0 / 0.14);
  }
  .visual:is(.thinking, .talking) b {
    animation-play-state: running;
  }

  /* The visitor's voice closes a ring around the orb. */
  .visual::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 2px solid var(--accent);
    border-radius: 50%;
    opacity: calc(var(--level) * 0.9);
    scale: calc(1.45 - var(--level) * 0.3);
  }

  .progress {
    inset: -8%;
    overflow: visible;
    rotate: -90deg;
    fill: none;
    stroke: var(--accent);
    stroke-width: 2.5;
    stroke-linecap: round;
    opacity: 0;
  }
  .progress circle {
    transition: stroke-dasharray 0.4s ease-out;
  }
  .assembling .progress {
    opacity: 1;
  }
  .assembling .orb i {
    animation: assemble 6s cubic-bezier(0.1, 0.7, 0.2, 1) both;
  }
  .assembling .orb b {
    animation-play-state: running;
    animation-duration: 3s;
  }
  .assembling .aura {
    opacity: 0;
  }

  .veil {
    display: grid;
    place-items: center;
    --shade: color-mix(in oklab, var(--text) 30%, var(--base));
    background: radial-gradient(
      circle at 34% 24%,
      color-mix(in oklab, var(--text) 8%, var(--base)),
      var(--shade) 90%
    );
    color: var(--text);
    opacity: 0;
  }
  .veil .icon {
    width: 38%;
    height: 38%;
    stroke-width: 1.5;
  }
  .silenced .veil {
    opacity: 1;
  }
  .silenced .aura {
    opacity: 0;
  }
  .silenced .orb :is(i, b) {
    animation-play-state: paused;
  }

  /*
   * Chromium runs nested animations on the main thread, unless they are of transform from an explicit
   * value.
   */
  @keyframes breathe {
    from {
      transform: scale(1);
    }
    to {
      transform: scale(1.04);
    }
  }
  @keyframes turn {
    from {
      transform: rotate(0);
    }
    to {
      transform: rotate(1turn);
    }
  }
  @keyframes assemble {
    from {
      opacity: 0.4;
      scale: 0.35;
    }
    to {
      scale: 0.82;
    }
  }

  @media (forced-colors: active) {
    .orb {
      border: 3px solid ButtonText;
    }
    .silenced .veil {
      background: Canvas;
      color: ButtonText;
    }
  }
`;
