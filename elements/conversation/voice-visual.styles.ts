import { css } from 'lit';
import { VOICE_VISUAL_SIZE } from '../../core/constants.js';

export const voiceVisualStyles = css`
  /* A container, so that the visual grows no further than there is room. */
  .stage {
    min-height: ${VOICE_VISUAL_SIZE}px;
    padding: 0;
    container-type: size;
  }
  .visual {
    --growth: 0.2;
    position: relative;
    width: ${VOICE_VISUAL_SIZE}px;
    height: ${VOICE_VISUAL_SIZE}px;
    border-radius: 50%;
    background: radial-gradient(
      circle at 32% 28%,
      color-mix(in oklab, var(--accent), #fff 45%),
      var(--accent) 75%
    );
    scale: calc(1 + var(--volume) * var(--growth));
    transition: scale 0.1s linear;
  }
  .visual i {
    position: absolute;
    inset: 0;
    border: 2px solid var(--accent);
    border-radius: 50%;
    opacity: 0;
    animation: ring 2.4s ease-out infinite;
  }
  .visual i:nth-child(2) {
    animation-delay: 0.8s;
  }
  .visual i:nth-child(3) {
    animation-delay: 1.6s;
  }
  @keyframes ring {
    from {
      opacity: 0.6;
      scale: 1;
    }
    to {
      opacity: 0;
      scale: var(--reach, 1.45);
    }
  }
  @container (max-height: 14rem) {
    .visual {
      --growth: 0.06;
      --reach: 1.13;
    }
  }
`;
