import { expect } from '@open-wc/testing';
import { css } from 'lit';
import { adoptStyles } from '../../../elements/shared/adopt-styles.js';

describe('adopting styles', () => {
  const [first, second] = [
    css`
      i {
        color: red;
      }
    `,
    css`
      b {
        color: red;
      }
    `,
  ];

  it('adopts each once, in order', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    adoptStyles(root, first);
    adoptStyles(root, first, second);
    expect(root.adoptedStyleSheets).to.deep.equal([first.styleSheet, second.styleSheet]);
  });

  it('adopts later ones although the page has added some', () => {
    const root = document.createElement('div').attachShadow({ mode: 'open' });
    adoptStyles(root, first);
    const own = new CSSStyleSheet();
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, own];
    adoptStyles(root, second);
    expect(root.adoptedStyleSheets).to.deep.equal([first.styleSheet, own, second.styleSheet]);
  });
});
