import { css } from 'lit';

/** The menu is invisible above its icon: its list is the browser's own, and its text would need room. */
export const languageMenuStyles = css`
  .languages {
    position: relative;
    overflow: hidden;
    display: grid;
    flex: none;
    place-items: center;
    width: 2.25rem;
    height: 2.25rem;
    border-radius: var(--small-radius);
    color: var(--quiet);
  }
  .languages select {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: pointer;
    /* Against zooming. */
    font-size: max(16px, 1em);
  }
  .languages option {
    color: var(--text);
    background: var(--base);
  }
  .languages:hover {
    background: color-mix(in srgb, currentColor 10%, transparent);
  }
  .languages:focus-within {
    outline: 2px solid var(--text);
    outline-offset: 2px;
  }
  .consent > .languages {
    align-self: end;
    margin-block-end: -2.25rem;
  }
  .consent > .languages + .title {
    padding-inline-end: 2.5rem;
  }
  .tiny .header:has(.languages) .avatar {
    display: none;
  }
`;
