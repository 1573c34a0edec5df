import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { cssParts, cssProperties, type Named } from '../.storybook/controls.js';
import { allStories } from './all.js';
import { show } from './story.js';

const meta: Meta = { title: 'Overview', tags: ['!autodocs', 'no-state'] };

export default meta;

const STYLE = html`<style>
  .sheet {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    gap: 16px;
    margin: 0;
    padding: 16px;
    list-style: none;
    font-size: 14px;
  }
  .sheet li {
    position: relative;
    overflow: hidden;
    border: 1px solid #ccc;
    content-visibility: auto;
    contain-intrinsic-size: auto 400px;
  }
  .sheet div {
    width: 200%;
    height: 740px;
    margin-bottom: -370px;
    scale: 0.5;
    transform-origin: 0 0;
    pointer-events: none;
  }
  .sheet a {
    display: block;
    padding: 8px;
    color: inherit;
  }
  .sheet a::before {
    position: absolute;
    inset: 0;
    content: '';
  }
  .names {
    padding: 16px;
    font-size: 14px;
  }
  .names :is(td, th) {
    padding: 6px 12px;
    border-top: 1px solid #ccc;
    text-align: start;
    vertical-align: top;
  }
  .names i {
    display: inline-block;
    width: 32px;
    height: 16px;
    border: 1px solid #ccc;
  }
</style>`;

/** Every state, small; a press opens its story, where axe checks it. Here it would block the page. */
export const AllStates: StoryObj = {
  parameters: { a11y: { disable: true } },
  render: () =>
    html`${STYLE}
      <ul class="sheet">
        ${Object.entries(allStories()).map(
          ([id, args]) =>
            html`<li>
              <div>${show(args)}</div>
              <a href="?path=/story/${id}" target="_top">${id}</a>
            </li>`,
        )}
      </ul>`,
};

const rows = (names: readonly Named[], shown: (name: Named) => unknown): TemplateResult[] =>
  names.map(
    (each) =>
      html`<tr>
        <td><code>${each.name}</code></td>
        <td>${shown(each)}</td>
        <td>${each.description}</td>
      </tr>`,
  );

/** The custom properties with their defaults, and the parts, that a page may style. */
export const TokensAndParts: StoryObj = {
  render: () =>
    html`${STYLE}
      <table class="names">
        ${rows(
          cssProperties,
          ({ default: value = '' }) => html`<i style="background: ${value}"></i> ${value}`,
        )}
        ${rows(cssParts, () => '::part')}
      </table>`,
};
