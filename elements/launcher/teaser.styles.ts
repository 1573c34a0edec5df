import { css } from 'lit';

export const teaserStyles = css`
  .teaser {
    display: flex;
    align-items: start;
    gap: 0.25rem;
    max-width: min(20rem, 100%);
    padding: 0.25rem;
    padding-inline-start: 1rem;
    /* Visible with forced colours. */
    border: 1px solid transparent;
    border-radius: var(--radius);
    background: var(--base);
    color: var(--text);
    box-shadow:
      0 0 0 1px light-dark(rgb(0 0 0 / 0.08), rgb(255 255 255 / 0.2)),
      var(--shadow);
    animation: appear 0.3s;
  }
  .teaser-text {
    display: -webkit-box;
    overflow: hidden;
    margin-block: 0.375rem;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
    text-align: start;
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
  .teaser-close {
    flex: none;
    width: 2rem;
    font-size: 1.25em;
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
`;
