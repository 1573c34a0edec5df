import { aTimeout, expect, fixture, html, oneEvent } from '@open-wc/testing';
import { sendKeys, setViewport } from '@web/test-runner-commands';
import type { AssistantOptions, State } from '../../core/index.js';
import { AssistantErrorEvent, VoiceAssistant } from '../../elements/voice-assistant.js';
import { event, received, serve } from '../core/provider/scripted.js';
import { after, CALL, CHAT } from '../../stories/states.js';
import {
  assistant,
  brightness,
  drawn,
  enter,
  opened,
  part,
  present,
  rgb,
  settled,
  showing,
  style,
  text,
  waitUntil,
} from './drawing.js';

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

    it('takes every kind of option from attributes, and follows their changes', async () => {
      const element = await fixture<VoiceAssistant>(
        html`<voice-assistant
          heading="Ask us"
          mode="hybrid"
          show-transcript
          styles='{"size":"tiny"}'
        ></voice-assistant>`,
      );
      element.open();
      await drawn(element, 'panel');
      expect(text(element, 'title')).to.equal('Ask us');
      expect(present(element, 'panel').classList.contains('tiny')).to.equal(true);
      element.setAttribute('size', 'compact');
      element.removeAttribute('heading');
      await element.updateComplete;
      expect(text(element, 'title')).to.equal('Talk with AI');
      expect(present(element, 'panel').classList.contains('compact')).to.equal(true);
    });

    it('survives bad values with the defaults, and warns once of each', async () => {
      const warn = console.warn;
      const warnings: unknown[] = [];
      console.warn = (warning: unknown) => warnings.push(warning);
      try {
        const element = await fixture<VoiceAssistant>(
          html`<voice-assistant
            mode="shout"
            show-transcript="perhaps"
            assistant="{no json"
            squad="{ 'members': [] }"
            workflow=" {nodes"
          ></voice-assistant>`,
        );
        element.heading = 'Ask us';
        element.open();
        await drawn(element, 'panel');
        expect(text(element, 'status')).to.equal('Type a message below');
      } finally {
        console.warn = warn;
      }
      expect(warnings).to.have.members([
        'voice-assistant: option mode: "shout" is not one of: "voice", "chat", "hybrid". The default is used.',
        'voice-assistant: option showTranscript: "perhaps" is not true or false. The default is used.',
        'voice-assistant: option assistant: "{no json" is not an object. The default is used.',
        `voice-assistant: option squad: "{ 'members': [] }" is not one of: an id or an object. The default is used.`,
        'voice-assistant: option workflow: " {nodes" is not one of: an id or an object. The default is used.',
      ]);
    });

    it('keeps its state when it is moved, and loses it when it is removed', async () => {
      const element = await opened({ mode: 'chat' });
      const elsewhere = await fixture(html`<div></div>`);
      elsewhere.append(element);
      await aTimeout(0);
      expect(part(element, 'panel')).to.not.equal(null);
      element.remove();
      await aTimeout(0);
      elsewhere.append(element);
      await waitUntil(() => part(element, 'launcher'), 'it begins anew');
      expect(part(element, 'panel')).to.equal(null);
    });

    it('is as its options are when it is put back, though they changed meanwhile', async () => {
      const element = await assistant({ ctaTitle: 'Before' });
      const place = element.parentElement!;
      element.remove();
      await aTimeout(0);
      element.ctaTitle = 'After';
      await element.updateComplete;
      place.append(element);
      await waitUntil(() => text(element, 'launcher-title') === 'After', 'it is drawn anew');
    });

    it('rejects what is asked of calls when it is not in the page, or leaves it', async () => {
      const reasons: unknown[] = [];
      const controls = (element: VoiceAssistant) =>
        element.callControls().catch((reason: Error) => reasons.push(reason.message));
      await controls(document.createElement('voice-assistant'));
      const element = await assistant();
      const asked = controls(element);
      element.remove();
      await asked;
      const said = 'callControls() needs the element to be in the page';
      expect(reasons).to.deep.equal([said, said]);
    });

    it('takes up a call that a page load cut, as an option or an attribute asks for it', async () => {
      const { addEventListener } = window;
      const heard: string[] = [];
      window.addEventListener = ((...given: Parameters<typeof addEventListener>) => {
        heard.push(given[0]);
        addEventListener.apply(window, given);
      }) as typeof addEventListener;
      sessionStorage.setItem('voice-assistant-call', '{}');
      try {
        await assistant({ mode: 'voice', rejoin: true });
        await waitUntil(() => heard.includes('pagehide'), 'it looks for a call');
      } finally {
        window.addEventListener = addEventListener;
        sessionStorage.clear();
      }
    });

    it('is drawn though it left the page before it was drawn at all', async () => {
      const place = await fixture(html`<div></div>`);
      const element = document.createElement('voice-assistant');
      place.append(element);
      element.remove();
      await element.updateComplete;
      place.append(element);
      await waitUntil(() => part(element, 'launcher'), 'it is drawn');
    });

    it('shares nothing with a second one on the page', async () => {
      const one = await opened({ mode: 'chat', title: 'One' });
      const two = await assistant({ mode: 'chat', title: 'Two' });
      expect(part(one, 'panel')).to.not.equal(null);
      expect(part(two, 'panel')).to.equal(null);
    });

    it('tells of errors by typed events that leave its shadow tree', async () => {
      const element = await assistant({ mode: 'chat' });
      const heard = oneEvent(document.body, 'va-error');
      element.sendMessage('   ');
      const event: Event = await heard;
      expect(event).to.be.instanceOf(AssistantErrorEvent);
      expect((event as AssistantErrorEvent).error).to.deep.equal({
        type: 'chat-error',
        message: 'Chat is disabled or message is empty',
      });
    });

    it('says what is missing before anything is sent', async () => {
      const element = await assistant({ mode: 'chat' });
      const heard = oneEvent(element, 'va-error') as unknown as Promise<AssistantErrorEvent>;
      element.sendMessage('Hello');
      expect((await heard).error.message).to.equal(
        'Missing required configuration: publicKey and assistantId',
      );
    });

    it('is heard by the page around it, whose types know what an event tells', async () => {
      const element = await assistant({ mode: 'chat' });
      const told: string[] = [];
      const page = new AbortController();
      const { signal } = page;
      document.addEventListener('va-error', ({ error }) => told.push(error.type), { signal });
      window.addEventListener('va-error', ({ error }) => told.push(error.message), { signal });
      const heard = oneEvent(element, 'va-error');
      element.sendMessage(' ');
      await heard;
      page.abort();
      expect(told).to.deep.equal(['chat-error', 'Chat is disabled or message is empty']);
    });

    it('reports a call without a callee by its stages, and shows why', async () => {
      const element = await opened({ mode: 'voice', publicKey: 'key' });
      const told: string[] = [];
      element.addEventListener('va-call-start-progress', (event) => {
        const { stage, status } = event.progress;
        told.push(`${stage} ${status}`);
      });
      element.addEventListener('va-call-start-failed', () => told.push('failed'));
      element.addEventListener('va-error', (event) => {
        const { error } = event;
        told.push(`${error.type} at ${error.stage}: ${error.message}`);
      });
      element.startCall();
      await drawn(element, 'failure');
      expect(told).to.deep.equal([
        'initialization started',
        'initialization completed',
        'validation started',
        'validation failed',
        'failed',
        'validation-error at input-validation: Assistant or Squad or Workflow must be provided.',
      ]);
      expect(document.querySelectorAll('audio')).to.have.length(0);
    });

    it('is asked with the options that were set just before', async () => {
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

    it('shows that an answer is awaited until its first words', async () => {
      const silence = Array.from({ length: 40 }, () => ': ping\n\n');
      const apiUrl = await serve({ parts: [...silence, event({ delta: 'Hi' })], end: 'hold' });
      const element = await opened({ publicKey: 'key', assistantId: 'id', apiUrl });
      const conversation = present(element, 'conversation');
      const dots = () => getComputedStyle(conversation.firstElementChild!, '::after').content;
      element.sendMessage('Hello');
      await element.updateComplete;
      expect(dots()).to.equal('none');
      await waitUntil(() => dots() === '""', 'the dots');
      await waitUntil(() => conversation.textContent.includes('Hi'), 'an answer');
      expect(dots()).to.equal('none');
    });

    it('takes a double click for one', async () => {
      const apiUrl = await serve({ end: 'hold' }, { end: 'hold' });
      const element = await opened({ mode: 'voice', publicKey: 'key', assistantId: 'id', apiUrl });
      const button = present(element, 'call-button');
      const click = (detail: number) =>
        button.dispatchEvent(new MouseEvent('click', { detail, bubbles: true }));
      click(1);
      await element.updateComplete;
      click(2);
      await element.updateComplete;
      expect(element.matches(':state(connecting)')).to.equal(true);
      click(1);
      await element.updateComplete;
      click(2);
      await element.updateComplete;
      expect(element.matches(':state(connecting)')).to.equal(false);
    });

    it('lets the page refuse a message and a call', async () => {
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

    it('lets the page refuse another attempt, too', async () => {
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

    it('is driven by the page’s own buttons without a script', async () => {
      const page = await fixture(
        html`<div>
          <button commandfor="driven" command="--open">Open</button>
          <voice-assistant id="driven"></voice-assistant>
        </div>`,
      );
      page.querySelector('button')!.click();
      await drawn(page.querySelector('voice-assistant')!, 'panel');
    });

    it('speaks the page’s language', async () => {
      const element = await opened({
        mode: 'chat',
        texts: { language: 'de', status: { chat: 'Schreiben Sie unten' }, title: 'Fragen Sie uns' },
      });
      expect(text(element, 'status')).to.equal('Schreiben Sie unten');
      expect(text(element, 'title')).to.equal('Fragen Sie uns');
      expect(element.renderRoot.querySelector('.root')?.getAttribute('lang')).to.equal('de');
      expect(present(element, 'text-box').getAttribute('aria-label')).to.equal('Message');
    });

    it('shows the page’s own heading and empty state', async () => {
      const element = await fixture<VoiceAssistant>(
        html`<voice-assistant mode="chat">
          <b slot="header">Ask Asha</b>
          <p slot="empty">She knows every flat.</p>
        </voice-assistant>`,
      );
      element.open();
      await drawn(element, 'panel');
      for (const name of ['header', 'empty']) {
        const slot = element.renderRoot.querySelector<HTMLSlotElement>(`slot[name="${name}"]`)!;
        expect(slot.assignedElements(), name).to.deep.equal([
          element.querySelector(`[slot="${name}"]`),
        ]);
      }
    });

    it('offers its states to the page', async () => {
      const element = await showing(
        after({}, ...CALL, { type: 'call-speech-started', role: 'assistant' }),
      );
      for (const state of ['open', 'connected', 'speaking'])
        expect(element.matches(`:state(${state})`), state).to.equal(true);
      for (const state of ['connecting', 'muted', 'error'])
        expect(element.matches(`:state(${state})`), state).to.equal(false);
    });
  });

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

    it('is 3rem wide when it is tiny', async () => {
      const element = await showing(after({ mode: 'voice' }), { size: 'tiny' });
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

    it('shows the moving picture of a call without its words', async () => {
      const element = await showing(after({ showTranscript: false }, ...CALL));
      const visual = await drawn(element, 'voice-visual');
      expect([visual.offsetWidth, visual.offsetHeight]).to.deep.equal([150, 150]);
      expect(part(element, 'message')).to.equal(null);
    });
  });

  describe('conversation', () => {
    it('shows the visitor on the right and the assistant on the left', async () => {
      const element = await showing(after({}, ...CHAT));
      const list = present(element, 'conversation').getBoundingClientRect();
      const user = present(element, 'user-message').getBoundingClientRect();
      const answer = present(element, 'assistant-message').getBoundingClientRect();
      expect(list.right - user.right).to.be.below(user.left - list.left);
      expect(answer.left - list.left).to.be.below(list.right - answer.right + 1);
    });

    it('renders markdown, and a cursor while the answer streams', async () => {
      const element = await showing(after({}, ...CHAT));
      const answer = present(element, 'assistant-message');
      expect(answer.querySelector('strong')?.textContent).to.equal('two packages');
      await waitUntil(() => answer.querySelectorAll('tbody tr').length === 2, 'a table');
      expect(answer.querySelector('a')?.rel).to.equal('noopener noreferrer');
      expect(part(element, 'cursor')).to.not.equal(null);
    });

    it('skips a message that cannot be rendered, and shows the rest', async () => {
      const state = after({}, ...CHAT, { type: 'reply-finished' });
      const [question, answer] = state.transcript.entries;
      const entries = [question!, { ...answer!, id: 7, text: undefined as never }, answer!];
      const warn = console.warn;
      const warnings: unknown[] = [];
      console.warn = (...said: unknown[]) => warnings.push(said[0]);
      try {
        const element = await showing({ ...state, transcript: { status: 'begun', entries } });
        expect(element.renderRoot.querySelectorAll('[part~="assistant-message"]')).to.have.length(
          2,
        );
        expect(text(element, 'conversation')).to.contain('two packages');
      } finally {
        console.warn = warn;
      }
      expect(warnings).to.have.length(1);
      expect(warnings[0]).to.contain('a message could not be rendered and is skipped: TypeError');
    });

    it('shows hostile answers as text', async () => {
      const hostile =
        '<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](http://127.0.0.1/y)';
      const element = await showing(
        after(
          {},
          { type: 'open' },
          { type: 'send-message', text: '<b>Hi</b>' },
          {
            type: 'reply-delta',
            output: 0,
            text: hostile,
          },
        ),
      );
      const answer = present(element, 'assistant-message');
      expect(answer.querySelector('img')).to.equal(null);
      expect(answer.querySelector('a')?.hasAttribute('href')).to.equal(false);
      expect(present(element, 'user-message').textContent).to.contain('<b>Hi</b>');
    });

    it('leaves the nodes of closed blocks alone while an answer grows', async () => {
      const turn = [{ type: 'open' }, { type: 'send-message', text: 'Hi' }] as const;
      const delta = (added: string) => ({ type: 'reply-delta', output: 0, text: added }) as const;
      const element = await showing(after({}, ...turn, delta('First *block*.\n\nSecond')));
      const first = present(element, 'assistant-message').querySelector('p');
      element.snapshot = after({}, ...turn, delta('First *block*.\n\nSecond one.\n\n- and a list'));
      await element.updateComplete;
      const answer = present(element, 'assistant-message');
      expect(answer.querySelector('p')).to.equal(first);
      expect(answer.querySelector('li')?.textContent).to.equal('and a list');
    });

    describe('that is longer than its window', () => {
      const long = Array.from({ length: 60 }, (_, index) => `Line ${index}`).join('\n\n');
      const turn = [{ type: 'open' }, { type: 'send-message', text: 'Hi' }] as const;
      const delta = { type: 'reply-delta', output: 0, text: long } as const;
      const more = { ...delta, text: '\n\nMore' };
      const two = () =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

      /** How much of a conversation is below what one sees of it, in pixels. */
      function below(element: VoiceAssistant): number {
        const { bottom } = present(element, 'conversation').getBoundingClientRect();
        return present(element, 'assistant-message').getBoundingClientRect().bottom - bottom;
      }

      async function readBack(): Promise<{ element: VoiceAssistant; line: () => number }> {
        const element = await showing(after({}, ...turn, delta));
        await waitUntil(() => text(element, 'conversation')?.includes('Line 59'));
        await waitUntil(() => below(element) <= 0);
        const list = present(element, 'conversation');
        list.scrollTop -= 300;
        await drawn(element, 'newest-button');
        await two();
        const { top, bottom } = list.getBoundingClientRect();
        const lines = [...present(element, 'assistant-message').querySelectorAll('p')];
        const seen = lines.find((each) => each.getBoundingClientRect().top > (top + bottom) / 2)!;
        return { element, line: () => Math.round(seen.getBoundingClientRect().top) };
      }

      it('stays at the end while it grows', async () => {
        const element = await showing(after({}, ...turn, delta));
        await waitUntil(() => text(element, 'conversation')?.includes('Line 59'));
        element.snapshot = after({}, ...turn, delta, more);
        await waitUntil(() => text(element, 'conversation')?.includes('More'));
        await waitUntil(() => below(element) <= 0);
        expect(part(element, 'newest-button')).to.equal(null);
      });

      it('lets go when the visitor scrolls back, and offers the way down', async () => {
        const { element, line } = await readBack();
        const before = line();
        element.snapshot = after({}, ...turn, delta, more);
        await waitUntil(() => text(element, 'conversation')?.includes('More'));
        await two();
        expect(line()).to.be.closeTo(before, 2);
        present(element, 'newest-button').click();
        await waitUntil(() => below(element) <= 0);
        await waitUntil(() => !part(element, 'newest-button'));
      });

      it('stays where the visitor reads also in a browser that does not see to it', async () => {
        const { supports } = CSS;
        CSS.supports = (property: string) => property !== 'overflow-anchor';
        try {
          const { element, line } = await readBack();
          // It is loaded by such browsers alone.
          await import('../../elements/parts/conversation/scroll-anchor.js');
          present(element, 'conversation').style.overflowAnchor = 'none';
          await two();
          const before = line();
          element.snapshot = after({}, ...turn, delta, more);
          await waitUntil(() => text(element, 'conversation')?.includes('More'));
          await two();
          expect(line()).to.be.closeTo(before, 2);
        } finally {
          CSS.supports = supports;
        }
      });

      it('is at its end again when the panel is opened again', async () => {
        const { element } = await readBack();
        element.snapshot = after({}, ...turn, delta, { type: 'close' });
        await waitUntil(() => !part(element, 'panel'));
        element.snapshot = after({}, ...turn, delta);
        await drawn(element, 'panel');
        await waitUntil(() => below(element) <= 0 && !part(element, 'newest-button'));
      });
    });
  });

  describe('input', () => {
    const chat = { mode: 'chat', publicKey: 'key', assistantId: 'id' } as const;

    it('cannot send blanks', async () => {
      const element = await opened(chat);
      const send = present(element, 'send-button') as HTMLButtonElement;
      expect(send.disabled).to.equal(true);
      await enter(element, '   ');
      expect(send.disabled).to.equal(true);
      await sendKeys({ type: 'Hello' });
      await element.updateComplete;
      expect(send.disabled).to.equal(false);
    });

    it('takes Shift+Enter as a new line, and Enter in a composition as the composition’s', async () => {
      const element = await opened(chat);
      const box = await enter(element, 'One');
      await sendKeys({ press: 'Shift+Enter' });
      await sendKeys({ type: 'Two' });
      expect(box.value).to.equal('One\nTwo');
      for (const composing of [{ isComposing: true }, { keyCode: 229 }])
        box.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composing }),
        );
      await element.updateComplete;
      expect(box.value).to.equal('One\nTwo');
      expect(part(element, 'message')).to.equal(null);
    });

    it('has as many lines as what is written, in browsers that go by them', async () => {
      const element = await opened(chat);
      const box = await enter(element, 'One');
      expect(box.rows).to.equal(1);
      for (let line = 0; line < 7; line++) await sendKeys({ press: 'Shift+Enter' });
      await element.updateComplete;
      expect(box.rows).to.equal(5);
    });

    it('keeps the focus when its button sends', async () => {
      const element = await opened({ ...chat, apiUrl: 'http://127.0.0.1:9' });
      const box = await enter(element, 'Hello');
      const button = present(element, 'send-button');
      button.focus();
      button.click();
      await drawn(element, 'message');
      expect(element.shadowRoot!.activeElement === box).to.equal(true);
      element.reset();
    });

    it('shows why nothing comes of a message where nobody is set up to answer', async () => {
      const element = await opened({ mode: 'chat' });
      await enter(element, 'Hello');
      await sendKeys({ press: 'Enter' });
      await drawn(element, 'failure');
      expect(text(element, 'failure')).to.contain('This page’s assistant is not set up.');
      expect(part(element, 'retry-button')).to.equal(null);
    });

    it('is emptied by a reset', async () => {
      const element = await opened(chat);
      const box = await enter(element, 'Hello');
      present(element, 'reset-button').click();
      await element.updateComplete;
      expect(box.value).to.equal('');
    });

    it('rests during a call, which can be muted and ended', async () => {
      const element = await showing(after({}, ...CALL));
      expect((present(element, 'text-box') as HTMLTextAreaElement).disabled).to.equal(true);
      expect((present(element, 'send-button') as HTMLButtonElement).disabled).to.equal(true);
      expect(present(element, 'mute-button').title).to.equal('Mute microphone');
      expect(present(element, 'call-button').getAttribute('aria-label')).to.equal('End Call');
    });

    it('says that the microphone is muted', async () => {
      const element = await showing(
        after({}, ...CALL, { type: 'call-changed', change: { muted: true } }),
      );
      expect(present(element, 'mute-button').title).to.equal('Unmute microphone');
    });

    it('spins while it connects', async () => {
      const element = await showing(
        after({ mode: 'voice' }, { type: 'open' }, { type: 'start-call' }),
      );
      expect(text(element, 'call-button')).to.equal('Connecting...');
      expect(present(element, 'call-button').querySelector('.spinner')).to.not.equal(null);
      expect(part(element, 'mute-button')).to.equal(null);
    });

    it('offers no call while an answer streams', async () => {
      const element = await showing(after({}, ...CHAT));
      expect((present(element, 'call-button') as HTMLButtonElement).disabled).to.equal(true);
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
