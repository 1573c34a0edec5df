import { expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { AssistantErrorEvent } from '../../../elements/voice-assistant/error-event.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { CALL, after } from '../../../stories/states.js';
import { event, received, serve } from '../../support/scripted-provider.js';
import {
  assistant,
  drawn,
  enter,
  opened,
  openPanel,
  part,
  present,
  text,
  waitUntil,
} from '../support/drawing.js';
import { recorded } from '../support/intents.js';
import { itWith } from '../../core/support/it-with.js';
import { afterTest, recordWarnings, replace } from '../../core/support/after-test.js';
import { turns } from '../../support/manual-timers.js';

describe('<voice-assistant>', () => {
  describe('as an element', () => {
    it('keeps properties that were set before it was defined', async () => {
      const element = document.createElement('voice-assistant');
      element.heading = 'Ask us';
      document.body.append(element);
      await element.updateComplete;
      expect(text(element, 'launcher-title')).to.equal('Ask us');
      element.remove();
    });

    it('replaces bad values with defaults and warns once of each', async () => {
      const warnings = recordWarnings();
      const element = await fixture<VoiceAssistant>(
        html`<voice-assistant
          mode="shout"
          assistant="{no json"
          squad="{ 'members': [] }"
          workflow=" {nodes"
        ></voice-assistant>`,
      );
      element.heading = 'Ask us';
      element.showTranscript = 'perhaps' as never;
      await openPanel(element);
      expect(text(element, 'status')).to.equal('Type a message below');
      expect(warnings).to.have.members([
        'voice-assistant: option mode: "shout" is not one of: "voice", "chat", "hybrid". The default is used.',
        'voice-assistant: option showTranscript: "perhaps" is not true or false. The default is used.',
        'voice-assistant: option assistant: "{no json" is not an object. The default is used.',
        `voice-assistant: option squad: "{ 'members': [] }" is not an id or an object. The default is used.`,
        'voice-assistant: option workflow: " {nodes" is not an id or an object. The default is used.',
      ]);
    });

    it('keeps its state when it is moved, and loses it when it is removed', async () => {
      const element = await opened({ mode: 'chat' });
      const elsewhere = await fixture(html`<div></div>`);
      elsewhere.append(element);
      await turns();
      expect(part(element, 'panel')).to.not.equal(null);
      element.remove();
      await turns();
      elsewhere.append(element);
      await waitUntil(() => part(element, 'launcher'), 'it starts over');
      expect(part(element, 'panel')).to.equal(null);
    });

    it('keeps its state when a router reinserts it some microtasks later', async () => {
      const element = await opened({ mode: 'chat' });
      const place = element.parentElement!;
      element.remove();
      for (let step = 0; step < 10; step++) await Promise.resolve();
      place.append(element);
      await turns();
      expect(part(element, 'panel')).to.not.equal(null);
    });

    it('dispatches va-panel-toggle when it is removed', async () => {
      const element = await opened({ mode: 'chat' });
      const reported: boolean[] = [];
      element.addEventListener('va-panel-toggle', ({ open }) => reported.push(open));
      element.remove();
      await turns();
      expect(reported).to.deep.equal([false]);
    });

    it('applies options that changed while it was removed', async () => {
      const element = await assistant({ ctaTitle: 'Before' });
      const place = element.parentElement!;
      element.remove();
      await turns();
      element.ctaTitle = 'After';
      await element.updateComplete;
      place.append(element);
      await waitUntil(() => text(element, 'launcher-title') === 'After', 'it is rendered again');
    });

    it('rejects callControls() when it is not in the page, or leaves it', async () => {
      const reasons: unknown[] = [];
      const controls = (element: VoiceAssistant) =>
        element.callControls().catch((reason: Error) => reasons.push(reason.message));
      await controls(document.createElement('voice-assistant'));
      const element = await assistant();
      const asked = controls(element);
      element.remove();
      await asked;
      const said = 'callControls(): not in the page';
      expect(reasons).to.deep.equal([said, said]);
    });

    it('resumes a call after a page load with rejoin, as option or attribute', async () => {
      const { addEventListener } = window;
      const heard: string[] = [];
      replace(window, 'addEventListener', (...given: Parameters<typeof addEventListener>) => {
        heard.push(given[0]);
        addEventListener.apply(window, given);
      });
      sessionStorage.setItem('voice-assistant-call', '{}');
      afterTest(() => sessionStorage.clear());
      await assistant({ mode: 'voice', rejoin: true });
      await waitUntil(() => heard.includes('pagehide'), 'it looks for a call');
    });

    it('is drawn if it left the page before its first update and returned', async () => {
      const place = await fixture(html`<div></div>`);
      const element = document.createElement('voice-assistant');
      place.append(element);
      element.remove();
      await element.updateComplete;
      place.append(element);
      await waitUntil(() => part(element, 'launcher'), 'it is drawn');
    });

    it('dispatches error events that leave its shadow tree, typed on ancestors', async () => {
      const element = await assistant({ mode: 'chat' });
      const reported: unknown[] = [];
      const once = { once: true };
      document.addEventListener('va-error', (event) => reported.push(event.error), once);
      window.addEventListener('va-error', (event) => reported.push(event), once);
      const heard = oneEvent(document.body, 'va-error');
      element.sendMessage('   ');
      const event = await heard;
      expect(event).to.be.instanceOf(AssistantErrorEvent);
      const error = { type: 'chat-error', message: 'Chat is disabled or message is empty' };
      expect(reported).to.deep.equal([error, event]);
    });

    it('applies options that were set just before a method call', async () => {
      const answer = { parts: [event({ delta: 'Hi' }), event('[DONE]')] };
      const apiUrl = await serve(answer, { end: 'hold' });
      const element = await opened({ publicKey: 'key', assistantId: 'first', apiUrl });
      element.assistantId = 'second';
      element.sendMessage('Hello');
      await waitUntil(() => part(element, 'conversation')?.textContent.includes('Hi'), 'an answer');
      expect((await received(apiUrl))[0]?.body).to.include({ assistantId: 'second' });
      element.mode = 'voice';
      element.startCall();
      await element.updateComplete;
      expect(element.matches(':state(connecting)')).to.equal(true);
      element.endCall();
    });

    it('is a call button when it is tiny and in voice mode', async () => {
      const call = after({ mode: 'voice' }, ...CALL);
      const { element, intents } = await recorded(call, { size: 'tiny', endButtonText: 'Leave' });
      await waitUntil(() => element.matches(':state(connected)'));
      const button = await drawn(element, 'launcher');
      expect(button.ariaLabel).to.equal('Leave');
      expect(part(element, 'activity-icon')).to.equal(null);
      for (const detail of [1, 2])
        button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
      expect(intents).to.deep.equal([{ type: 'toggle-call' }]);
    });

    it('lets the page cancel a message and a call', async () => {
      const element = await opened({ mode: 'hybrid', publicKey: 'key', assistantId: 'id' });
      const box = await enter(element, 'Hello');
      const asked: string[] = [];
      element.addEventListener('va-message-request', (event) => {
        asked.push(event.text);
        event.preventDefault();
      });
      element.addEventListener('va-call-request', (event) => {
        asked.push('call');
        event.preventDefault();
      });
      await sendKeys({ press: 'Enter' });
      present(element, 'call-button').click();
      await element.updateComplete;
      expect(asked).to.deep.equal(['Hello', 'call']);
      expect(box.value).to.equal('Hello');
      expect(part(element, 'message')).to.equal(null);
      expect(element.matches(':state(connecting)')).to.equal(false);
    });

    it('dispatches no cancelable event for a refused intent', async () => {
      const element = await opened({ mode: 'hybrid', publicKey: 'key', assistantId: 'id' });
      const asked: string[] = [];
      element.addEventListener('va-message-request', ({ text }) => asked.push(text));
      element.addEventListener('va-call-request', () => asked.push('call'));
      element.sendMessage(' \n');
      element.sendMessage(null as never);
      element.startCall();
      element.startCall();
      await element.updateComplete;
      element.endCall();
      expect(asked).to.deep.equal(['call']);
    });

    itWith('webrtc')('lets the page cancel a retry', async () => {
      const nobody = { publicKey: 'key', assistantId: 'id', apiUrl: 'http://127.0.0.1:9' };
      const element = await opened({ mode: 'voice', ...nobody });
      const asked: string[] = [];
      element.addEventListener('va-call-request', (event) => {
        asked.push('call');
        if (asked.length > 1) event.preventDefault();
      });
      element.startCall();
      (await drawn(element, 'retry-button')).click();
      await element.updateComplete;
      expect(asked).to.deep.equal(['call', 'call']);
      expect(element.matches(':state(connecting)')).to.equal(false);
    });

    it('shows the page’s heading and empty state', async () => {
      const element = await fixture<VoiceAssistant>(
        html`<voice-assistant mode="chat">
          <b slot="header">Ask Asha</b>
          <p slot="empty">She knows every flat.</p>
        </voice-assistant>`,
      );
      await openPanel(element);
      for (const name of ['header', 'empty']) {
        const slot = element.renderRoot.querySelector<HTMLSlotElement>(`slot[name="${name}"]`)!;
        expect(slot.assignedElements(), name).to.deep.equal([
          element.querySelector(`[slot="${name}"]`),
        ]);
      }
    });
  });
});
