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

    it('is compact where tiny makes no sense', async () => {
      const element = await assistant({ size: 'tiny', mode: 'hybrid' });
      expect(present(element, 'launcher').className).to.contain('compact');
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
