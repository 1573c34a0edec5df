import { css } from 'lit';
import { VOICE_VISUAL_SIZE } from '../../core/constants.js';

/** Styles of the orb in a call: its size, its place and its movements. */
export const voiceVisualStyles = css`
  /* A container, so that the visual is no larger than there is room. */
  .stage {
    gap: 2.5rem;
    min-height: 8.5rem;
    margin: calc(var(--space) * -4);
    overflow: clip;
    container-type: size;
  }
  .stage .visual {
    --size: clamp(4rem, 100cqb - 8.5rem, ${VOICE_VISUAL_SIZE}px);
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
  /* Beside the launcher. */
  .bare > .captioned {
    display: flex;
    align-items: center;
    margin-inline: 0.75rem;
    animation: rise 0.2s ease-out;
  }
  .captioned > .visual {
    --size: 2rem;
  }
  /* Beside a page that is read it only follows the voices. */
  .captioned > .visual :is(i, b) {
    animation: none;
  }
  .captioned > .caption {
    width: auto;
    height: auto;
    margin-inline-start: 0.75rem;
    text-wrap: initial;
  }
  .idle b,
  .bare > .captioned:not(:has(span)) {
    display: none;
  }
  /* Room for the visual alone. */
  @container (max-height: 17.8rem) {
    .stage p {
      display: none;
    }
    .stage .visual {
      --size: clamp(4rem, 100cqb, ${VOICE_VISUAL_SIZE}px);
    }
  }

  /* The assistant's voice pushes outwards, the visitor's inwards. */
  .visual {
    scale: calc(1 + var(--volume) * var(--swell, 0.12) - var(--level) * 0.1);
    transition: scale 0.12s linear;
  }
  .tiny .visual {
    --swell: 0.08;
  }
  /* Below it nothing follows the voices. */
  .visual > :not(.aura) {
    --volume: 0;
    --level: 0;
    transition: opacity 0.25s;
  }
  .orb i {
    animation: breathe 3.5s ease-in-out infinite alternate;
  }
  /* A still without a call; else its size follows the voice. */
  :is(.idle, .failed, .talking) .orb i {
    animation: none;
  }
  .talking .aura {
    animation: turn 14s linear infinite;
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
  .visual:is(.thinking, .talking, .assembling) b {
    animation-play-state: running;
  }
  .thinking .orb {
    animation: pulse 1.2s ease-in-out infinite;
  }

  .progress {
    inset: -8%;
    overflow: visible;
    rotate: -90deg;
    fill: none;
    /* With the custom property itself, Firefox drew this ring black. */
    color: var(--accent);
    stroke: currentColor;
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
  .assembling .orb {
    animation: assemble 6s cubic-bezier(0.1, 0.7, 0.2, 1) both;
  }
  .assembling .orb b {
    animation-duration: 3s;
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
`;
