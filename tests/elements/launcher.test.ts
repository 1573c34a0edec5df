import { expect } from '@open-wc/testing';
import { after } from '../../stories/states.js';
import { assistant, drawn, part, present, rgb, showing, text, waitUntil } from './drawing.js';

describe('<voice-assistant>', () => {
  describe('launcher', () => {
    it('shows the call to action and opens the panel', async () => {
      const element = await assistant({ ctaTitle: 'Talk to us', ctaSubtitle: 'By text' });
      expect(text(element, 'launcher-title')).to.equal('Talk to us');
      expect(text(element, 'launcher-subtitle')).to.equal('By text');
      present(element, 'launcher').click();
      await drawn(element, 'panel');
      expect(part(element, 'launcher')).to.equal(null);
    });

    it('is a picture alone when it is tiny, with its title for who hears it, and opens the panel', async () => {
      const talking = after({ mode: 'hybrid' }, { type: 'start-call' }, { type: 'call-connected' });
      for (const state of [after({ mode: 'chat' }), after({ mode: 'hybrid' }), talking]) {
        const element = await showing(state, { size: 'tiny', ctaTitle: 'Talk to us' });
        const button = present(element, 'launcher');
        expect(part(element, 'launcher-title')).to.equal(null);
        expect(button.getAttribute('aria-label')).to.equal('Talk to us');
        expect(button.getAttribute('aria-haspopup')).to.equal('dialog');
      }
      const element = await assistant({ size: 'tiny', mode: 'chat' });
      present(element, 'launcher').click();
      await drawn(element, 'panel');
    });

    it('is red and larger in a call when it is tiny', async () => {
      const state = after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' });
      const element = await showing(state, { size: 'tiny' });
      await waitUntil(() => element.matches(':state(connected)'));
      const button = present(element, 'launcher');
      expect(button.getAttribute('aria-label')).to.equal('End Call');
      expect(button.classList.contains('in-call')).to.equal(true);
      expect(rgb(getComputedStyle(button).backgroundColor)).to.deep.equal([220, 38, 38]);
    });

    it('stands above the page', async () => {
      const element = await assistant();
      const root = element.renderRoot.querySelector('.root')!;
      expect(getComputedStyle(root).zIndex).to.equal('9999');
      expect(getComputedStyle(root).position).to.equal('fixed');
    });
  });
});
