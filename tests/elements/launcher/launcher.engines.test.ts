import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { after } from '../../../stories/states.js';
import {
  assistant,
  drawn,
  part,
  present,
  rgb,
  showing,
  style,
  text,
  waitUntil,
} from '../support/drawing.js';
import { resizeWindow } from '../support/page-changes.js';

describe('the launcher', () => {
  it('is an icon labelled with the title when it is tiny, and opens the panel', async () => {
    const talking = after({ mode: 'hybrid' }, { type: 'start-call' }, { type: 'call-connected' });
    for (const state of [after({ mode: 'chat' }), after({ mode: 'hybrid' }), talking]) {
      const element = await showing(state, { size: 'tiny', ctaTitle: 'Talk to us' });
      const button = present(element, 'launcher');
      expect(part(element, 'launcher-title')).to.equal(null);
      expect(button.getAttribute('aria-label')).to.equal('Talk to us');
    }
    const element = await assistant({ size: 'tiny', mode: 'chat' });
    present(element, 'launcher').click();
    await drawn(element, 'panel');
  });

  it('has no text when it is tiny, and is red with a larger, pulsing icon in a call', async () => {
    const still = await showing(after({ mode: 'voice' }), { size: 'tiny', ctaSubtitle: 'Words' });
    expect(text(still, 'launcher-title')).to.equal(undefined);
    expect(text(still, 'launcher-subtitle')).to.equal(undefined);
    const icon = present(still, 'activity-icon').getBoundingClientRect();
    const call = after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' });
    const element = await showing(call, { size: 'tiny' });
    await waitUntil(() => element.matches(':state(connected)'));
    const button = present(element, 'launcher');
    const [picture] = button.getElementsByTagName('svg');
    expect([button.offsetWidth, button.offsetHeight]).to.deep.equal([48, 48]);
    expect(picture!.getBoundingClientRect().width).to.equal(28);
    expect(picture!.getBoundingClientRect().width).to.be.above(icon.width);
    expect(getComputedStyle(picture!).animationName).to.equal('pulse');
    expect(button.getAttribute('aria-label')).to.equal('End Call');
    expect(button.classList.contains('in-call')).to.equal(true);
    expect(rgb(getComputedStyle(button).backgroundColor)).to.deep.equal([220, 38, 38]);
  });

  it('keeps its size when it is tiny, and spins in yellow while connecting', async () => {
    const still = await showing(after({ mode: 'voice' }), { size: 'tiny' });
    const calling = after({ mode: 'voice' }, { type: 'start-call' });
    const element = await showing(calling, { size: 'tiny' });
    await waitUntil(() => element.matches(':state(connecting)'));
    const button = present(element, 'launcher');
    expect([button.offsetWidth, button.offsetHeight]).to.deep.equal([48, 48]);
    const ground = style(still, 'launcher').backgroundColor;
    expect(style(element, 'launcher').backgroundColor).to.equal(ground);
    expect(style(element, 'activity-icon').animationName).to.equal('spin');
    const [bar] = present(element, 'activity-icon').getElementsByTagName('i');
    expect(rgb(getComputedStyle(bar!).backgroundColor)).to.deep.equal([0xea, 0xb3, 0x08]);
  });

  it('shows at once that it was pressed while its code loads', async () => {
    const element = await assistant({ mode: 'chat' });
    element['loadWidget'] = () => new Promise(() => undefined);
    const button = present(element, 'launcher');
    button.click();
    await element.updateComplete;
    expect(button.ariaBusy).to.equal('true');
    const [moving] = button.querySelector('.rest')!.getAnimations();
    expect((moving as CSSAnimation).animationName).to.equal('wait');
  });

  it('is not truncated at the bottom centre of a phone', async () => {
    await resizeWindow(360, 700);
    const element = await assistant({ position: 'bottom-center', ctaTitle: 'Talk with our AI' });
    const title = present(element, 'launcher-title');
    expect(title.scrollWidth).to.equal(title.clientWidth);
  });
});

describe('the focus ring of the launcher', () => {
  it('has two tones with any colours', async () => {
    const element = await assistant({ accentColor: '#fff', ctaButtonColor: '#fff' });
    present(element, 'launcher').focus();
    await sendKeys({ press: 'Shift' });
    const { outlineStyle, outlineColor, outlineOffset, boxShadow } = style(element, 'launcher');
    expect(outlineStyle).to.equal('solid');
    expect(rgb(outlineColor)).to.deep.equal([0, 0, 0]);
    // The white one fills the gap between the launcher and the black one.
    expect(outlineOffset).to.equal('2px');
    expect(boxShadow).to.match(/^rgb\(255, 255, 255\) 0px 0px 0px 2px,/);
  });
});
