import { css } from 'lit';

/** Custom properties of the panel and of the launcher during activity, and the icon of both while an answer streams. */
export const panelTokens = css`
  .root {
    --on-fill: color(from var(--fill) var(--on));
    --user: color(
      from color-mix(in srgb, var(--ground), var(--va-user-bubble-color, var(--fill))) var(--solid)
    );
    --on-user: color(from var(--user) var(--on));
    /* One quarter of the text colour and three of the grey that has a WCAG contrast of just 4.5. */
    --grey: max(var(--luminance) / 4.5 - 0.039, (var(--luminance) * 4.5 + 0.175) * var(--white));
    --quiet: var(
      --va-quiet-color,
      color-mix(
        in srgb,
        var(--text) 25%,
        color(from var(--base) srgb-linear var(--grey) var(--grey) var(--grey))
      )
    );
    --line: var(--va-line-color, color-mix(in oklab, var(--text) 11%, var(--base)));
    --edge: color-mix(in srgb, var(--quiet) 83%, var(--base));
    --raised: color(
      from
        color-mix(
          in srgb,
          var(--ground),
          var(
            --va-raised-color,
            color-mix(
              in oklab,
              color-mix(in oklab, var(--accent) 75%, var(--text)) var(--shade, 9%),
              var(--base)
            )
          )
        )
        var(--solid)
    );
    --assistant: color(
      from color-mix(in srgb, var(--ground), var(--va-assistant-bubble-color, var(--raised)))
        var(--solid)
    );
    --on-assistant: var(--va-text-color, color(from var(--assistant) var(--ink)));
    --tint: color-mix(in oklab, var(--accent) 14%, var(--base));
    --hover: color-mix(in oklab, color-mix(in oklab, var(--accent), var(--text)) 13%, var(--base));
    --on-hover: var(--va-text-color, color(from var(--hover) var(--ink)));
    /* Visible on any background, whatever the accent. */
    --ring: color-mix(in oklab, var(--accent) 70%, var(--text));
    --danger: color(
      from color-mix(in srgb, var(--ground), var(--va-danger-color, light-dark(#dc2626, #f87171)))
        var(--solid)
    );
    --on-danger: color(from var(--danger) var(--on));
    --space: var(--va-space, max(0.25rem, 3.25px));
    --small: 0.867em;
    --large: 1.067em;
    --huge: 1.333em;
    --duration: var(--va-duration, 0.24s);
    --spring: var(
      --va-spring,
      linear(0, 0.19, 0.5, 0.75, 0.9, 0.98, 1.01, 1.01, 1.01, 1.01, 1, 1, 1)
    );
    --volume: 0;
    --keyboard: 0px;
    --panned: 0px;
  }

  .preset-vivid {
    --shade: 12%;
    --spring: var(
      --va-spring,
      linear(0, 0.16, 0.46, 0.76, 0.96, 1.06, 1.1, 1.08, 1.05, 1.03, 1.01, 1, 1)
    );
  }
  .preset-plain {
    --shade: 0%;
    --duration: var(--va-duration, 0s);
  }

  .activity {
    position: relative;
  }
  .typing i {
    opacity: 0.35;
  }
  /* Lights one bar after the other. Five animations would cost a sixth of a short answer. */
  .typing::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(var(--hue) 0 0) center / 3px 90% no-repeat;
    animation: walk 1s steps(5) infinite;
  }
  @keyframes walk {
    from {
      translate: -40%;
    }
    to {
      translate: 60%;
    }
  }
`;
