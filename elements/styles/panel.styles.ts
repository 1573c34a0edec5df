import { css } from 'lit';
import { messageStyles } from './message.styles.js';

/** The panel, the consent dialog and the notices. */
export const panelStyles = css`
  .card {
    display: flex;
    flex-direction: column;
    overflow: hidden;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--base);
    box-shadow: var(--shadow);
    animation: rise 0.18s ease-out;
  }
  .card:focus {
    outline: none;
  }
  @keyframes rise {
    from {
      opacity: 0;
      translate: 0 0.5rem;
    }
  }

  .panel {
    position: relative;
    width: var(--va-panel-width, 28rem);
    height: var(--va-panel-height, 40rem);
    max-width: calc(100vw - 2 * var(--offset));
    max-height: calc(100dvh - 2 * var(--offset));
  }
  .panel.compact {
    width: var(--va-panel-width, 24rem);
    height: var(--va-panel-height, 32rem);
  }
  .panel.tiny {
    width: var(--va-panel-width, 18rem);
    height: var(--va-panel-height, 20rem);
  }

  .header {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    padding: 0.875rem 0.75rem 0.875rem 1rem;
    border-bottom: 1px solid var(--line);
  }
  .labels {
    flex: 1;
    min-width: 0;
  }
  .title {
    margin: 0;
    font-size: 1rem;
    font-weight: 600;
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  .status {
    margin: 0;
    font-size: 0.8125rem;
    line-height: 1.4;
    color: var(--quiet);
  }
  .plain {
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    color: var(--quiet);
  }
  .plain:hover {
    background: var(--hover);
    color: var(--text);
  }

  .conversation {
    position: relative;
    flex: 1;
    min-height: 0;
    padding: 1rem;
    overflow: hidden auto;
    overscroll-behavior: contain;
  }
  .conversation:focus-visible {
    outline-offset: -3px;
  }

  .empty,
  .stage {
    display: grid;
    place-content: center;
    justify-items: center;
    gap: 0.75rem;
    min-height: 100%;
    padding: 1rem;
    text-align: center;
    color: var(--quiet);
  }
  .empty p {
    margin: 0;
    max-width: 16rem;
  }
  .panel.tiny .stage {
    zoom: 0.6;
  }
  .empty .icon {
    width: 2.5rem;
    height: 2.5rem;
    stroke-width: 1.25;
  }

  .visual {
    position: relative;
    width: 150px;
    height: 150px;
    border-radius: 50%;
    background: var(--accent);
    scale: calc(0.7 + var(--volume, 0) * 0.3);
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
      scale: 1.45;
    }
  }

  .newest {
    position: absolute;
    right: 50%;
    bottom: 6rem;
    display: grid;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    translate: 50%;
    border: 1px solid var(--line);
    border-radius: 50%;
    background: var(--base);
    box-shadow: var(--shadow);
  }

  .failure {
    display: grid;
    grid-template-columns: 1fr auto;
    align-items: start;
    column-gap: 0.5rem;
    margin: 0 0.75rem;
    padding: 0.375rem 0.25rem 0.375rem 0.75rem;
    border-radius: var(--small-radius);
    background: color-mix(in oklab, var(--danger) 12%, var(--base));
    font-size: 0.875rem;
    line-height: 1.4;
  }
  .failure p {
    margin: 0.375rem 0;
  }
  .remedies {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1rem;
  }
  .remedy {
    min-height: 2rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  .hear {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-height: 2.75rem;
    margin: 0 0.75rem;
    background: var(--accent);
    color: var(--on-accent);
    font-weight: 600;
  }
  .bare {
    width: 20rem;
    max-width: calc(100vw - 2 * var(--offset));
    padding: 0.75rem 0;
  }

  .input-area {
    display: flex;
    align-items: end;
    gap: 0.5rem;
    padding: 0.75rem;
  }
  .input-area.voice {
    justify-content: center;
  }
  .text {
    display: flex;
    flex: 1;
    align-items: end;
    min-width: 0;
    border: 1px solid var(--edge);
    border-radius: var(--small-radius);
    background: var(--base);
  }
  .text:focus-within {
    border-color: var(--text);
    outline: 1px solid var(--text);
  }
  textarea {
    flex: 1;
    min-width: 0;
    max-height: 7.5rem;
    padding: 0.5625rem 0 0.5625rem 0.75rem;
    field-sizing: content;
    resize: none;
  }
  textarea:focus {
    outline: none;
  }
  textarea::placeholder {
    color: var(--quiet);
    opacity: 1;
  }
  .send {
    display: grid;
    flex: none;
    place-items: center;
    width: 2rem;
    height: 2rem;
    margin: 0.3125rem;
    border-radius: calc(var(--small-radius) - 0.1875rem);
    background: var(--accent);
    color: var(--on-accent);
  }
  .send:disabled {
    background: var(--hover);
    color: var(--quiet);
  }
  .round,
  .call {
    display: flex;
    flex: none;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-width: 2.75rem;
    height: 2.75rem;
    border-radius: var(--small-radius);
    font-weight: 600;
  }
  .round {
    background: var(--hover);
  }
  .round.muted,
  .call.connected {
    background: var(--danger);
    color: var(--on-danger);
  }
  .call {
    background: var(--accent);
    color: var(--on-accent);
  }
  .call.connecting {
    background: var(--hover);
    color: var(--text);
  }
  .voice .call {
    min-width: 9rem;
    padding: 0 1.5rem;
  }
  .spinner {
    width: 1.125rem;
    height: 1.125rem;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: spin 0.8s linear infinite;
  }

  .consent {
    width: clamp(300px, 90vw, 360px);
    max-width: calc(100vw - 2 * var(--offset));
    max-height: calc(100dvh - 2 * var(--offset));
    gap: 0.75rem;
    padding: 1.25rem;
  }
  .consent-content {
    overflow: auto;
    font-size: 0.875rem;
    color: var(--quiet);
  }
  .consent-content p {
    margin: 0 0 0.5rem;
  }
  .choices {
    display: flex;
    gap: 0.5rem;
    justify-content: end;
  }
  .choice {
    min-height: 2.5rem;
    padding: 0 1rem;
    border: 1px solid var(--edge);
    font-weight: 600;
  }
  .choice.primary {
    border-color: transparent;
    background: var(--accent);
    color: var(--on-accent);
  }

  ${messageStyles}

  @media (max-width: 30rem) {
    .root:has(.panel) {
      inset: auto 0 var(--keyboard, 0px);
      translate: none;
    }
    .panel,
    .panel.compact,
    .panel.tiny {
      width: 100vw;
      max-width: none;
      height: min(40rem, 100dvh - 2rem - var(--keyboard, 0px));
      max-height: none;
      padding-bottom: env(safe-area-inset-bottom, 0px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }

  @media (forced-colors: active) {
    .bubble,
    .call,
    .send,
    .round,
    .choice {
      border: 1px solid ButtonText;
    }
  }
`;
