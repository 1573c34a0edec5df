import { expect, fixture, html } from '@open-wc/testing';
import type { AssistantOptions, State } from '../../core/headless/index.js';
import { after, CALL, CHAT } from '../../stories/states.js';
import { brightness, drawn, present, rgb, showing, style } from './drawing.js';

describe('<voice-assistant>', () => {
  describe('look', () => {
    it('has the default colours: teal, and white on black', async () => {
      const launcher = await showing(after({}));
      expect(rgb(style(launcher, 'launcher').backgroundColor)).to.deep.equal([0, 0, 0]);
      expect(brightness(style(launcher, 'launcher').color)).to.equal(1);
      const call = await showing(after({}, { type: 'open' }));
      expect(rgb(style(call, 'call-button').backgroundColor)).to.deep.equal([20, 184, 166]);
      expect(rgb(style(call, 'panel').backgroundColor)).to.deep.equal([255, 255, 255]);
    });

    it('turns a white background black in the dark, and no other', async () => {
      const options = { theme: 'dark', baseColor: '#FFFFFF' } as const;
      const dark = await showing(after({}, { type: 'open' }), options);
      expect(rgb(style(dark, 'panel').backgroundColor)).to.deep.equal([0, 0, 0]);
      const blue = await showing(after({}, { type: 'open' }), {
        theme: 'dark',
        baseColor: '#000080',
      });
      expect(rgb(style(blue, 'panel').backgroundColor)).to.deep.equal([0, 0, 128]);
      expect(brightness(style(blue, 'panel').color)).to.equal(1);
    });

    it('writes in black or white, whichever can be read', async () => {
      for (const [accentColor, expected] of [
        ['#fde047', 0],
        ['#1e3a8a', 1],
      ] as const) {
        const element = await showing(after({}, { type: 'open' }), { accentColor });
        expect(brightness(style(element, 'call-button').color), accentColor).to.equal(expected);
      }
    });

    it('writes on the launcher as the page says, be it in the default colour', async () => {
      const options = { ctaButtonColor: '#fde047' };
      const chosen = await showing(after({}), options);
      expect(brightness(style(chosen, 'launcher').color)).to.equal(0);
      const white = await showing(after({}), { ...options, ctaButtonTextColor: '#FFFFFF' });
      expect(brightness(style(white, 'launcher').color)).to.equal(1);
    });

    it('gives way to the page’s own custom properties', async () => {
      const page = await fixture(
        html`<div style="--va-accent-color: #ff0000">
          <voice-assistant mode="hybrid" accent-color="#00ff00"></voice-assistant>
          <style>
            voice-assistant {
              --va-accent-color: #0000ff;
            }
          </style>
        </div>`,
      );
      const element = page.querySelector('voice-assistant')!;
      element.open();
      await drawn(element, 'call-button');
      expect(rgb(style(element, 'call-button').backgroundColor)).to.deep.equal([0, 0, 255]);
    });

    const activities: [string, string, State][] = [
      ['grey', 'rgb(156, 163, 175)', after({}, { type: 'open' })],
      ['yellow', 'rgb(234, 179, 8)', after({}, { type: 'open' }, { type: 'start-call' })],
      ['green', 'rgb(34, 197, 94)', after({}, ...CALL)],
      ['blue', 'rgb(59, 130, 246)', after({}, ...CHAT)],
      [
        'red',
        'rgb(239, 68, 68)',
        after({}, ...CALL, { type: 'call-speech-started', role: 'assistant' }),
      ],
    ];
    for (const [name, color, state] of activities)
      it(`has a ${name} icon`, async () => {
        const element = await showing(state);
        const bar = present(element, 'activity-icon').querySelector('i')!;
        expect(getComputedStyle(bar).backgroundColor).to.equal(color);
      });

    for (const mode of ['voice', 'chat', 'hybrid'] as const)
      it(`is 3rem wide when it is tiny, for ${mode}`, async () => {
        const element = await showing(after({ mode }), { size: 'tiny' });
        const { width, height } = present(element, 'launcher').getBoundingClientRect();
        expect([width, height]).to.deep.equal([48, 48]);
      });

    const corners: [string, AssistantOptions['position'], (box: DOMRect) => number[]][] = [
      ['bottom right', 'bottom-right', (box) => [innerWidth - box.right, innerHeight - box.bottom]],
      ['bottom left', 'bottom-left', (box) => [box.left, innerHeight - box.bottom]],
      ['top right', 'top-right', (box) => [innerWidth - box.right, box.top]],
      ['top left', 'top-left', (box) => [box.left, box.top]],
    ];
    for (const [name, position, distances] of corners)
      it(`stands at the ${name}`, async () => {
        const element = await showing(after({}), { position });
        expect(distances(present(element, 'launcher').getBoundingClientRect())).to.deep.equal([
          20, 20,
        ]);
      });

    it('stands at the bottom center', async () => {
      const element = await showing(after({}), { position: 'bottom-center' });
      const box = present(element, 'launcher').getBoundingClientRect();
      const page = document.documentElement.clientWidth;
      expect(Math.abs((box.left + box.right) / 2 - page / 2)).to.be.below(1.5);
    });

    for (const [radius, pixels] of [
      ['none', '0px'],
      ['small', '8px'],
      ['medium', '16px'],
      ['large', '24px'],
    ] as const)
      it(`has the corners of radius ${radius}`, async () => {
        const element = await showing(after({}, { type: 'open' }), { radius });
        expect(style(element, 'panel').borderTopLeftRadius).to.equal(pixels);
      });
  });
});
