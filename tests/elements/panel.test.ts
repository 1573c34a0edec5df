import { expect } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { State } from '../../core/headless/index.js';
import { after, CALL, CHAT } from '../../stories/states.js';
import {
  assistant,
  drawn,
  opened,
  part,
  present,
  settled,
  showing,
  text,
  waitUntil,
} from './drawing.js';

describe('<voice-assistant>', () => {
  describe('panel', () => {
    const sizes = [
      ['tiny', 288, 320],
      ['compact', 384, 512],
      ['full', 448, 640],
    ] as const;
    for (const [size, width, height] of sizes)
      it(`is ${width} by ${height} pixels when it is ${size}`, async () => {
        await setViewport({ width: 1200, height: 900 });
        const element = await opened({ mode: 'chat', size });
        await settled(element);
        const box = present(element, 'panel').getBoundingClientRect();
        expect([box.width, box.height]).to.deep.equal([width, height]);
      });

    it('fills the width of a phone', async () => {
      await setViewport({ width: 360, height: 740 });
      const element = await opened({ mode: 'chat' });
      expect(present(element, 'panel').getBoundingClientRect().width).to.equal(360);
      await setViewport({ width: 1200, height: 900 });
    });

    it('closes by its button and by Escape, and gives the focus back', async () => {
      const element = await opened({ mode: 'chat' });
      await waitUntil(() => element.shadowRoot?.activeElement === part(element, 'text-box'));
      await sendKeys({ press: 'Escape' });
      await drawn(element, 'launcher');
      await waitUntil(() => element.shadowRoot?.activeElement === part(element, 'launcher'));
      await sendKeys({ press: 'Enter' });
      (await drawn(element, 'close-button')).click();
      await drawn(element, 'launcher');
      expect(part(element, 'panel')).to.equal(null);
    });

    it('tells the page that it opens and closes, each time, by whomever', async () => {
      const element = await assistant({ mode: 'chat' });
      const told: string[] = [];
      element.addEventListener('va-panel-toggle', ({ open }) =>
        told.push(
          `${open ? 'open' : 'closed'}, ${element.matches(':state(open)') ? 'open' : 'closed'}`,
        ),
      );
      present(element, 'launcher').click();
      (await drawn(element, 'close-button')).click();
      await drawn(element, 'launcher');
      element.open();
      await drawn(element, 'panel');
      element.open();
      element.ctaTitle = 'Ask';
      await element.updateComplete;
      element.close();
      await drawn(element, 'launcher');
      expect(told).to.deep.equal(['open, open', 'closed, closed', 'open, open', 'closed, closed']);
    });

    it('can be closed again by who is told that it opened', async () => {
      const element = await assistant({ mode: 'chat' });
      const told: boolean[] = [];
      element.addEventListener('va-panel-toggle', ({ open }) => {
        told.push(open);
        if (open) element.close();
      });
      element.open();
      await waitUntil(() => told.length === 2);
      await drawn(element, 'launcher');
      expect(told).to.deep.equal([true, false]);
    });

    it('of a launcher that is the call’s button there is nothing to tell', async () => {
      const element = await assistant({ mode: 'voice', size: 'tiny' });
      const told: Event[] = [];
      element.addEventListener('va-panel-toggle', (event) => told.push(event));
      element.open();
      await element.callControls();
      await element.updateComplete;
      expect(told).to.deep.equal([]);
    });

    const statuses: [string, State][] = [
      ['Connecting...', after({}, { type: 'open' }, { type: 'start-call' })],
      [
        'Connected',
        after({}, { type: 'open' }, { type: 'start-call' }, { type: 'call-connected' }),
      ],
      [
        'Assistant Speaking...',
        after({}, ...CALL, { type: 'call-speech-started', role: 'assistant' }),
      ],
      ['Listening...', after({}, ...CALL, { type: 'call-speech-started', role: 'user' })],
      ['Assistant is typing...', after({}, ...CHAT)],
      ['Chat active', after({}, ...CHAT, { type: 'reply-finished' })],
      ['Ready to assist', after({}, ...CALL, { type: 'end-call' })],
      ['Click the microphone to start', after({ mode: 'voice' }, { type: 'open' })],
      ['Type a message below', after({ mode: 'chat' }, { type: 'open' })],
      ['Choose voice or text', after({ mode: 'hybrid' }, { type: 'open' })],
    ];
    for (const [status, state] of statuses)
      it(`says "${status}"`, async () => {
        expect(text(await showing(state), 'status')).to.equal(status);
      });

    const empties: [string, State][] = [
      [
        'Click the start button to begin a conversation',
        after({ mode: 'voice' }, { type: 'open' }),
      ],
      [
        'Listening...',
        after(
          { mode: 'voice' },
          { type: 'open' },
          { type: 'start-call' },
          { type: 'call-connected' },
        ),
      ],
      ['Type a message to start chatting', after({ mode: 'chat' }, { type: 'open' })],
      ['Use voice or text to communicate', after({}, { type: 'open' })],
      ['Connecting...', after({ mode: 'voice' }, { type: 'open' }, { type: 'start-call' })],
    ];
    for (const [message, state] of empties)
      it(`invites: "${message}"`, async () => {
        const element = await showing(state);
        expect(text(element, 'empty-state')).to.equal(message);
        expect(present(element, 'empty-state').querySelector('svg')).to.not.equal(null);
      });

    it('has no button yet for what was meant to be a second click on the launcher', async () => {
      const element = await opened({ mode: 'voice' });
      const button = present(element, 'call-button');
      const area = present(element, 'input-area');
      const { left, top, width, height } = button.getBoundingClientRect();
      const [settling] = area.getAnimations();
      const pressed = () =>
        (element.renderRoot as ShadowRoot)
          .elementFromPoint(left + width / 2, top + height / 2)
          ?.closest('button');
      settling!.pause();
      settling!.currentTime = 0;
      expect(pressed()).to.equal(null);
      settling!.finish();
      expect(pressed() === button).to.equal(true);
    });

    it('shows the moving picture of a call without its words', async () => {
      const element = await showing(after({ showTranscript: false }, ...CALL));
      const visual = await drawn(element, 'voice-visual');
      expect([visual.offsetWidth, visual.offsetHeight]).to.deep.equal([150, 150]);
      expect(part(element, 'message')).to.equal(null);
    });
  });

  describe('failures', () => {
    const failed = (kind: 'microphone-denied' | 'unauthorized') =>
      after(
        {},
        { type: 'open' },
        { type: 'start-call' },
        {
          type: 'call-failed',
          failure: { kind, type: 'daily-call-join-error', message: 'for developers' },
          duration: 1,
        },
      );

    it('are said in words, with what can be done', async () => {
      const element = await showing(failed('microphone-denied'));
      expect(present(element, 'failure').getAttribute('role')).to.equal('alert');
      expect(text(element, 'failure')).to.contain('The microphone is blocked.');
      expect(text(element, 'retry-button')).to.equal('Try again');
      expect(text(element, 'type-button')).to.equal('Type instead');
      expect(element.matches(':state(error)')).to.equal(true);
    });

    it('offer nothing that cannot help', async () => {
      const element = await showing(failed('unauthorized'));
      expect(part(element, 'retry-button')).to.equal(null);
    });
  });

  describe('consent', () => {
    const required = {
      mode: 'chat',
      consentRequired: true,
      consentStorageKey: 'test-consent',
    } as const;
    beforeEach(() => localStorage.removeItem('test-consent'));

    it('is asked for first, and remembered', async () => {
      const element = await assistant(required);
      element.open();
      await drawn(element, 'consent');
      expect(part(element, 'panel')).to.equal(null);
      const width = present(element, 'consent').getBoundingClientRect().width;
      expect(width).to.be.within(300, 360);
      present(element, 'accept-button').click();
      await drawn(element, 'panel');
      expect(localStorage.getItem('test-consent')).to.equal('true');
      const later = await assistant(required);
      later.open();
      await drawn(later, 'panel');
    });

    it('collapses when it is not given', async () => {
      const element = await assistant(required);
      element.open();
      (await drawn(element, 'cancel-button')).click();
      await drawn(element, 'launcher');
      expect(localStorage.getItem('test-consent')).to.equal(null);
    });

    it('gates a tiny call button too', async () => {
      const element = await assistant({ ...required, mode: 'voice', size: 'tiny' });
      present(element, 'launcher').click();
      await drawn(element, 'consent');
      expect(element.matches(':state(connecting)')).to.equal(false);
    });
  });

  describe('accessibility', () => {
    const states: Record<string, State> = {
      launcher: after({}),
      'an empty panel': after({}, { type: 'open' }),
      'a chat': after({}, ...CHAT),
      'a call': after({}, ...CALL),
      consent: after({ consentRequired: true }, { type: 'open' }),
    };
    for (const [name, state] of Object.entries(states))
      for (const theme of ['light', 'dark'] as const)
        it(`${name} is accessible in ${theme}`, async () => {
          const element = await showing(state, { theme });
          await settled(element);
          await expect(element).to.be.accessible();
        });
  });
});
