import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import { cssParts, cssProperties, type Named } from '../.storybook/controls.js';
import { allStates } from './all.js';

const meta: Meta = { title: 'Overview', tags: ['!autodocs', 'no-state'] };

export default meta;

const STYLE = html`<style>
  .sheet {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
    gap: 16px;
    padding: 16px;
    font: 14px system-ui;
  }
  .sheet a {
    overflow: hidden;
    border: 1px solid #ccc;
    color: inherit;
  }
  .sheet iframe {
    display: block;
    width: 200%;
    height: 740px;
    margin-bottom: -370px;
    border: 0;
    scale: 0.5;
    transform-origin: 0 0;
    pointer-events: none;
  }
  .sheet span {
    position: relative;
    display: block;
    padding: 8px;
    background: #fff;
  }
  .names {
    padding: 16px;
    font: 14px system-ui;
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

/** Every state, small; a press opens its story. */
export const AllStates: StoryObj = {
  render: () =>
    html`${STYLE}
      <div class="sheet">
        ${Object.keys(allStates()).map(
          (id) =>
            html`<a href="?path=/story/${id}" target="_top">
              <iframe
                loading="lazy"
                src="iframe.html?viewMode=story&amp;id=${id}"
                title=${id}
                tabindex="-1"
              ></iframe>
              <span>${id}</span>
            </a>`,
        )}
      </div>`,
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
