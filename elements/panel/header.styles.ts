import { css } from 'lit';

export const headerStyles = css`
  .header {
    /* Stays in view when the panel is too low and scrolls. */
    position: sticky;
    top: 0;
    z-index: 1;
    display: flex;
    flex: none;
    align-items: center;
    gap: calc(var(--space) * 3);
    padding: calc(var(--space) * 3);
    padding-inline-start: calc(var(--space) * 4);
    border-bottom: 1px solid var(--line);
    background: var(--base);
  }
  /* At a zoom of 400 %, a sticky header and the composer would leave no room between them. */
  @media (max-height: 20rem) {
    .header {
      position: static;
    }
  }
  .preset-vivid .header {
    border-color: transparent;
    background: var(--fill);
    color: var(--on-fill);
    --quiet: currentColor;
  }
  .avatar {
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: min(var(--radius) * 9, 50%);
    background: var(--tint);
  }
  .avatar .activity {
    scale: calc(0.8 + var(--volume) * 0.2);
  }
  .avatar img {
    width: 100%;
    height: 100%;
    border-radius: inherit;
    object-fit: cover;
  }
  .avatar img + .activity {
    position: absolute;
    inset: auto -0.375rem -0.375rem auto;
    width: 1.25rem;
    height: 1.25rem;
    padding: 0.125rem;
    border-radius: 50%;
    background: var(--base);
  }
  .labels {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  .title {
    margin: 0;
    font-size: var(--large);
    font-weight: 600;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  .header .title {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  .status {
    margin: 0;
    font-size: var(--small);
    line-height: 1.4;
    color: var(--quiet);
  }
  .tiny .header {
    gap: calc(var(--space) * 2);
    padding-block: var(--space);
  }
  .tiny .avatar {
    width: 1.75rem;
    height: 1.75rem;
  }
  .tiny .header .title {
    -webkit-line-clamp: 1;
  }
  .tiny .status {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    line-height: 1.2;
  }
`;
