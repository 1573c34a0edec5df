import { css } from 'lit';

/** The orb as a still. Each mood has its outline: colour and motion only add to it. */
export const orbStyles = css`
  .visual {
    --deep: oklch(from var(--accent) calc(l - 0.14) c calc(h + 24));
    --bright: oklch(from var(--accent) calc(l + 0.2) calc(c * 0.8) calc(h - 12));
    --level: 0;
    position: relative;
    flex: none;
    justify-self: center;
    width: var(--size);
    height: var(--size);
  }
  .visual > * {
    position: absolute;
    inset: 0;
    border-radius: 50%;
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
  }
  .orb i {
    position: absolute;
    inset: 0;
    overflow: hidden;
    border-radius: inherit;
    background: radial-gradient(circle at 32% 24%, var(--bright), var(--accent) 48%, var(--deep));
  }
  .idle .orb i {
    background: radial-gradient(
      circle at 30% 20%,
      var(--bright),
      var(--accent) 30%,
      var(--fill) 70%
    );
  }
  .orb i::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: radial-gradient(ellipse at 36% 14%, rgb(255 255 255 / 0.55), transparent 42%);
    box-shadow:
      inset 0 0 0 1px rgb(255 255 255 / 0.18),
      inset 0 -0.1em 0.3em rgb(0 0 0 / 0.14);
  }
  /* A listener's ring, which the visitor's voice closes around the orb. */
  .visual::after {
    content: '';
    position: absolute;
    inset: -13%;
    border: max(2px, var(--size) / 50) solid var(--accent);
    border-radius: 50%;
    scale: calc(1 - var(--level) * 0.2);
    opacity: 0;
  }
  .resting::after {
    opacity: calc(0.45 + var(--level) * 0.5);
  }
  /* Three drops. */
  .thinking .orb {
    mask: radial-gradient(circle, #000 24%, transparent 26%) 0 / 33.3% 100%;
  }
  /* A voice has petals. */
  .talking .aura {
    inset: -13%;
    border-radius: 30%;
    background: color-mix(in srgb, var(--accent) 40%, transparent);
  }
  .talking .aura::before,
  .talking .aura::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    background: inherit;
    rotate: 30deg;
  }
  .talking .aura::after {
    rotate: 60deg;
  }
  .assembling .orb {
    scale: 0.7;
  }
  .sign {
    display: grid;
    place-items: center;
    color: var(--on-fill);
  }
  .sign .icon {
    width: 42%;
    height: 42%;
    stroke-width: 1.5;
  }
  :is(.silenced, .failed) .sign {
    border: max(2px, var(--size) / 50) solid currentColor;
    background: color-mix(in oklab, var(--danger) 14%, var(--base));
    color: var(--danger);
  }
  :is(.silenced, .failed, .thinking, .assembling) .aura {
    opacity: 0;
  }

  /* Where backgrounds are gone, lines differ. */
  @media (forced-colors: active) {
    .orb i {
      border: 2px solid ButtonText;
    }
    .thinking .orb {
      mask: none;
    }
    .thinking .orb i {
      border-style: dotted;
    }
    .assembling .orb i {
      border-style: dashed;
    }
    .talking .orb i {
      border-width: max(6px, var(--size) / 12);
    }
  }
`;
