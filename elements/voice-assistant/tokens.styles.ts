import { css, unsafeCSS } from 'lit';
import { WIDGET_Z_INDEX } from '../../core/constants.js';
import { LOOK } from '../../core/options/table.js';

const { default: accentColor } = LOOK.accentColor;
const { default: ctaButtonColor } = LOOK.ctaButtonColor;

/** Custom properties and base styles that the other sheets share. */
export const tokens = css`
  :host {
    display: contents;
  }

  :host([hidden]) {
    display: none;
  }

  .root {
    /* Resets inherited text styles; visibility and pointer events still follow the page. */
    all: initial;
    color-scheme: inherit;
    visibility: inherit;
    pointer-events: inherit;
    /* The language by which Chromium and WebKit choose fonts, from the attribute lang. */
    -webkit-locale: revert-layer;

    /*
     * Makes a translucent colour opaque on the theme's ground, white or black. The colour is mixed
     * half and half with white (alpha ≥ 0.5) or with transparent (alpha ≤ 0.5), so alpha tells which.
     */
    --ground: light-dark(#fff, #0000);
    --through: max(0, 2 * alpha - 1);
    --solid: srgb calc(r * 2 * alpha - var(--through)) calc(g * 2 * alpha - var(--through))
      calc(b * 2 * alpha - var(--through)) / 1;
    /* Black or white, whichever contrasts more; they are equal at a WCAG luminance of 0.179. */
    --luminance: (0.2126 * r + 0.7152 * g + 0.0722 * b);
    --white: clamp(0, (0.179 - var(--luminance)) * 1e4, 1);
    --on: srgb-linear var(--white) var(--white) var(--white);
    --base: color(
      from color-mix(in srgb, var(--ground), var(--va-base-color, light-dark(#fff, #16181d)))
        var(--solid)
    );
    --accent: color(
      from color-mix(in srgb, var(--ground), var(--va-accent-color, ${unsafeCSS(accentColor)}))
        var(--solid)
    );
    --launcher: color(
      from
        color-mix(
          in srgb,
          var(--ground),
          var(--va-launcher-color, var(--cta, ${unsafeCSS(ctaButtonColor)}))
        )
        var(--solid)
    );
    /* Almost black on a light ground, almost white on a dark one; on a medium one all of it. */
    --soft: max(var(--luminance) * 0.1 - 0.09, min(0.8 + 4 * var(--luminance), 1) * var(--white));
    --ink: srgb-linear var(--soft) var(--soft) var(--soft);
    --text: var(--va-text-color, color(from var(--base) var(--ink)));
    /*
     * The accent at the luminance on which white has a WCAG contrast of 4.6, in its hue. A lighter one
     * than 0.4 would turn brown or olive: it is kept and written on in black.
     */
    --dim: clamp(min(0.175 / max(var(--luminance), 0.01), 1), (var(--luminance) - 0.4) * 1e4, 1);
    --dimmed: srgb-linear calc(r * var(--dim)) calc(g * var(--dim)) calc(b * var(--dim));
    --fill: color(
      from
        color-mix(
          in srgb,
          var(--ground),
          var(--va-fill-color, color(from var(--accent) var(--dimmed)))
        )
        var(--solid)
    );
    --offset: var(--va-offset, 1.25rem);
    --small-radius: min(var(--radius) * 0.75, 1.125rem);
    --shadow: var(
      --va-shadow,
      0 1px 3px rgb(0 0 0 / 0.1),
      0 1rem 3rem -0.5rem light-dark(rgb(0 0 0 / 0.22), rgb(0 0 0 / 0.7))
    );

    position: fixed;
    z-index: var(--va-z-index, ${WIDGET_Z_INDEX});
    display: flex;
    flex-direction: column;
    gap: 0.75rem;
    box-sizing: border-box;
    /* Relative to the containing block: the window, or a transformed ancestor. */
    max-width: calc(100% - 2 * var(--offset));
    max-height: calc(100% - 2 * var(--offset));
    font: 400 var(--va-font-size, max(0.9375rem, 13px)) / 1.5 sans-serif;
    font-family: var(--va-font, inherit);
    color: var(--text);
  }
  @media print {
    .root {
      display: none;
    }
  }

  .theme-light {
    color-scheme: light;
  }
  .theme-dark {
    color-scheme: dark;
  }

  .preset-vivid {
    --cta: var(--fill);
  }
  .preset-plain {
    --shadow: var(--va-shadow, none);
  }

  .radius-none {
    --radius: var(--va-radius, 0px);
  }
  .radius-small {
    --radius: var(--va-radius, 0.5rem);
  }
  .radius-medium {
    --radius: var(--va-radius, 1rem);
  }
  .radius-large {
    --radius: var(--va-radius, 1.5rem);
  }

  .bottom-right,
  .bottom-left,
  .bottom-center {
    bottom: calc(var(--offset) + env(safe-area-inset-bottom, 0px));
  }
  .top-right,
  .top-left {
    top: calc(var(--offset) + env(safe-area-inset-top, 0px));
    flex-direction: column-reverse;
  }
  .bottom-right,
  .top-right {
    right: calc(var(--offset) + env(safe-area-inset-right, 0px));
    align-items: end;
  }
  .bottom-left,
  .top-left {
    left: calc(var(--offset) + env(safe-area-inset-left, 0px));
    align-items: start;
  }
  .bottom-center {
    left: 50%;
    /* Fit-content would be limited to the half of the window right of the middle. */
    width: max-content;
    translate: -50%;
    align-items: center;
  }

  .bottom-right:dir(rtl),
  .top-right:dir(rtl) {
    align-items: start;
  }
  .bottom-left:dir(rtl),
  .top-left:dir(rtl) {
    align-items: end;
  }

  * {
    box-sizing: border-box;
  }

  button,
  textarea {
    margin: 0;
    border: 0;
    font: inherit;
    letter-spacing: inherit;
    color: inherit;
    background: none;
    border-radius: var(--small-radius);
  }

  button {
    /* WCAG's minimum target size, even if the page sets a small font size. */
    min-width: 24px;
    min-height: 24px;
    padding: 0;
    cursor: pointer;
    -webkit-tap-highlight-color: transparent;
  }
  :focus-visible {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
`;
