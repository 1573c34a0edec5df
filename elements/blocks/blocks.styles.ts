import { css } from 'lit';

export const blockStyles = css`
  .block {
    max-width: 100%;
    color: var(--text);
  }
  .block + .block {
    margin-block-start: 0.5rem;
  }
  .block-buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .reply {
    min-height: max(2.25rem, 24px);
    padding: 0.25rem 0.75rem;
    border: 1px solid var(--edge);
    border-radius: var(--small-radius);
    background: var(--base);
    overflow-wrap: anywhere;
  }
  .carousel .answer-card,
  .carousel .card-text {
    display: grid;
    grid-template-rows: auto 1fr;
  }
  .answer-card,
  .block form {
    overflow: hidden;
    max-width: 20rem;
    border: 1px solid var(--line);
    border-radius: var(--small-radius);
    background: var(--base);
    overflow-wrap: anywhere;
  }
  .answer-card img {
    display: block;
    width: 100%;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }
  .card-text,
  .block form {
    display: grid;
    gap: 0.5rem;
    justify-items: start;
    padding: 0.75rem;
  }
  .card-text strong {
    font-size: var(--large);
    line-height: 1.3;
  }
  .answer-card .reply {
    align-self: end;
    justify-self: stretch;
    border-color: transparent;
    background: var(--tint);
    color: var(--text);
    font-weight: 600;
  }
  .card-text p {
    margin: 0;
    white-space: pre-wrap;
  }
  .card-text a {
    color: inherit;
    text-underline-offset: 0.15em;
  }
  .carousel {
    display: flex;
    gap: 0.5rem;
    margin: 0;
    padding: 0 0 0.375rem;
    overflow: auto hidden;
    scroll-snap-type: x mandatory;
    list-style: none;
  }
  /* From edge to edge, of the panel or of the answer. */
  .part.message {
    max-width: 100%;
  }
  .part .carousel,
  .bubble .carousel {
    --bleed: calc(var(--space) * 4);
    margin-inline: calc(var(--bleed) * -1);
    padding-inline: var(--bleed);
    scroll-padding-inline: var(--bleed);
  }
  .bubble .carousel {
    --bleed: calc(var(--space) * 3.5);
  }
  .carousel > li {
    display: grid;
    flex: 0 0 min(14rem, 85%);
    scroll-snap-align: start;
  }
  .block label {
    display: grid;
    gap: 0.25rem;
    width: 100%;
    font-size: 0.933em;
  }
  .block :is(input, select) {
    box-sizing: border-box;
    width: 100%;
    min-height: max(2.25rem, 24px);
    padding: 0.25rem 0.5rem;
    border: 1px solid var(--edge);
    border-radius: 0.375rem;
    background: var(--base);
    color: inherit;
    /* Below 16 pixels iOS zooms the page. */
    font: inherit;
    font-size: max(1em, 16px);
  }
  .block form [type='submit'] {
    border-color: transparent;
    background: var(--fill);
    color: var(--on-fill);
  }
  .block form [role='status']:empty {
    display: none;
  }
  .tool-note {
    font-size: 0.933em;
    color: var(--quiet);
    overflow-wrap: anywhere;
  }
  @media (forced-colors: active) {
    .answer-card,
    .block form {
      border: 1px solid CanvasText;
    }
  }
`;
