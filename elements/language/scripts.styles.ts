import { css } from 'lit';

/** Room for scripts that are higher than Latin. In the fonts of Urdu, words descend as they go on. */
export const scriptStyles = css`
  .root[dir] :is(.title, .launcher-title, .greeting, h2) {
    line-height: 1.5;
  }
  .root[lang='ur'],
  .root[lang='ur'] :not([part='unread']):lang(ur) {
    line-height: 2;
  }
  /* What is beyond the line is hidden. */
  .root[lang='ur'] :is(.title, .titles > *):lang(ur) {
    line-height: 2.25;
  }
`;
