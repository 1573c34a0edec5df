import { expect } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import type { AssistantOptions } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import { view } from '../../../core/machine/view.js';
import { resolveOptions } from '../../../core/options/resolve.js';
import { Announcer } from '../../../elements/panel/announcer.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { CALL, CHAT, type Happening, after } from '../../../stories/states.js';
import { assistant, part, present, showing, text, waitUntil } from '../support/drawing.js';
import { afterTest } from '../../core/support/after-test.js';
import { describeWith } from '../../core/support/it-with.js';
import { callFailed, FINISHED, MUTED, SPEAKING, turn } from '../support/happenings.js';
import { turns } from '../../support/manual-timers.js';

const close = { type: 'close' } as const;
const start = { type: 'start-call' } as const;
const CONNECTED: readonly Happening[] = [start, { type: 'call-connected' }];
const listens = { type: 'call-speech-started', role: 'user' } as const;
const network = (quality: 'good' | 'lost') =>
  ({ type: 'call-changed', change: { network: quality } }) as const;
const hungUp = { type: 'call-ended', reason: 'customer-ended-call' } as const;

/** The start of a call, with what comes before its first words. */
const STARTS = 'Connecting... You’re talking with an AI, not a person.';

function region(element: VoiceAssistant): HTMLElement | null {
  return element.renderRoot.querySelector('.announced[aria-live=polite]');
}

/** The element is labelled with the widget's language once the widget has loaded. */
function hasWidget(element: VoiceAssistant): boolean {
  return element.renderRoot.querySelector('.root[lang]') !== null;
}

/** Collects the announcements from now on. */
async function listening(element: VoiceAssistant): Promise<string[]> {
  await waitUntil(() => region(element), 'there is a region');
  const reported: string[] = [];
  const live = region(element)!;
  new MutationObserver(() => {
    const said = live.checkVisibility() && live.textContent;
    if (said && said !== reported.at(-1)) reported.push(said);
  }).observe(live, { childList: true, characterData: true, subtree: true });
  return reported;
}

/** The announcements during a sequence of states. */
async function reportedOf(
  states: readonly State[],
  options: AssistantOptions = {},
): Promise<{ element: VoiceAssistant; reported: string[] }> {
  const [first, ...others] = states;
  const element = await showing(first!, options);
  const reported = await listening(element);
  for (const state of others) {
    element.snapshot = state;
    await element.updateComplete;
    await Promise.resolve();
  }
  return { element, reported };
}

/** The states after each of the happenings. */
function steps(settings: Parameters<typeof after>[0], ...happenings: Happening[]): State[] {
  return [...happenings.keys(), happenings.length].map((count) =>
    after(settings, ...happenings.slice(0, count)),
  );
}

describe('the announcer', () => {
  it('there is no live region before the widget has loaded', async () => {
    expect(region(await assistant())).to.equal(null);
  });

  for (const [name, mode, size] of [
    ['the widget', 'hybrid', 'full'],
    ['a tiny launcher', 'voice', 'tiny'],
  ] as const)
    it(`${name} announces the progress of a call, except what is audible`, async () => {
      const all = steps({ mode }, ...CONNECTED, SPEAKING, listens, hungUp);
      const { reported } = await reportedOf(all, { size });
      await waitUntil(() => reported.length === 3);
      expect(reported).to.deep.equal([STARTS, 'Connected', 'You ended the call.']);
    });

  it('code that cannot be loaded harms nobody', async () => {
    const rejections: unknown[] = [];
    const note = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      rejections.push(event.reason);
    };
    addEventListener('unhandledrejection', note);
    afterTest(() => removeEventListener('unhandledrejection', note));
    const gone = { load: () => Promise.reject(new TypeError('Failed to fetch')) };
    const shown = {
      load: async () => ({
        show() {},
        lastAnswer: async () => 'One.',
        lastMessage: async () => 'One.',
      }),
    };
    const { options } = resolveOptions({});
    const [asked, answered] = [turn('Hi', 'One.'), [...turn('Hi', 'One.'), FINISHED]].map((all) =>
      after({}, ...all, close),
    ) as [State, State];
    for (const messages of [gone, shown]) {
      const announcer = new Announcer({ messages, closed: gone } as never, view(asked));
      const context = {
        state: answered,
        view: view(answered),
        options,
        language: '',
        languages: [],
      };
      announcer.updated(context as never, document.body);
      const opened = { ...context, view: view(after({}, ...turn('Hi', 'One.'), FINISHED)) };
      announcer.updated(opened as never, document.body);
      await announcer
        .introduce(opened as never, document.body)
        .catch((error) => rejections.push(error));
      announcer.end();
    }
    await turns();
    expect(rejections).to.deep.equal([]);
  });

  it('the start of the first call is announced', async () => {
    const nobody = { publicKey: 'key', assistantId: 'id', apiUrl: 'http://127.0.0.1:9' };
    const element = await assistant({ mode: 'voice', size: 'tiny', ...nobody });
    element.startCall();
    await waitUntil(() => region(element)?.textContent === STARTS);
  });

  it('the end reason is announced in the page’s words and language', async () => {
    const texts = { language: 'de', pastCall: { reasons: { other: 'Das Gespräch ist beendet.' } } };
    const ended = { type: 'call-ended', reason: 'pipeline-error' } as const;
    const states = steps({}, ...CONNECTED, ended).slice(-2);
    const { element, reported } = await reportedOf(states, { texts });
    await waitUntil(() => reported.length);
    expect(reported).to.deep.equal(['Das Gespräch ist beendet.']);
    expect(region(element)!.lang).to.equal('de');
  });

  it('the status is announced when a call is ended while connecting', async () => {
    const { reported } = await reportedOf(steps({}, start, { type: 'end-call' }).slice(-2));
    expect(reported).to.deep.equal(['Choose voice or text']);
  });

  it('a failure is announced', async () => {
    const { reported } = await reportedOf(
      steps({}, ...CONNECTED, callFailed('call-dropped')).slice(-2),
    );
    expect(reported).to.deep.equal(['The call was disconnected. You can start a new one.']);
  });

  it('the notice of a call button is not announced twice', async () => {
    const states = steps({ mode: 'voice' }, start, callFailed('no-answer')).slice(-2);
    const { element, reported } = await reportedOf(states, { size: 'tiny' });
    expect(present(element, 'failure').getAttribute('role')).to.equal('alert');
    expect(reported).to.deep.equal([]);
  });

  it('does not announce again what the panel has shown', async () => {
    const closing = await reportedOf([after({}, ...CALL), after({}, ...CALL, close)]);
    await turns();
    expect(closing.reported).to.deep.equal([]);
  });

  it('announces once what is noticed of a call in the panel, and its end, after the focus', async () => {
    const { element, reported } = await reportedOf(steps({}, ...CALL, MUTED).slice(-2));
    expect(reported).to.deep.equal([]);
    await waitUntil(() => reported.length === 1);
    element.snapshot = after({}, ...CALL, hungUp);
    await waitUntil(() => reported.length === 2);
    element.snapshot = after({}, ...CALL, hungUp, close);
    await waitUntil(() => !part(element, 'panel'));
    await turns();
    expect(reported).to.deep.equal(['You’re muted.', 'You ended the call. 0:03']);
  });

  for (const [what, ...steps] of [
    [
      'a call',
      ['Connecting...', start],
      ['Connected', CONNECTED[1]!],
      ['Connection lost. Reconnecting…', SPEAKING, listens, network('lost')],
      ['Connected', network('good')],
    ],
    ['an answer', ['Assistant is typing...', { type: 'send-message', text: 'Hello' }]],
  ] as readonly [string, ...[string, ...Happening[]][]][])
    it(`announces the progress of ${what} in the panel by the one live region`, async () => {
      const happened: Happening[] = [{ type: 'open' }];
      const { element, reported } = await reportedOf([after({}, ...happened)]);
      for (const [said, ...happenings] of steps) {
        reported.length = 0;
        for (const happening of happenings) {
          happened.push(happening);
          element.snapshot = after({}, ...happened);
          await element.updateComplete;
        }
        await waitUntil(() => reported.length, said);
        expect(reported).to.deep.equal([said]);
      }
      expect(element.renderRoot.querySelectorAll('[aria-live]')).to.have.length(1);
    });

  it('announces a question about a tool once, with its arguments, in the panel and beside it', async () => {
    const asks = (id: string): Happening => ({
      type: 'requests-changed',
      requests: [
        {
          id,
          name: '',
          title: 'Open it',
          arguments: [{ name: 'Day', value: id }],
          status: 'asked',
        },
      ],
    });
    for (const before of [CALL, [...CALL, close]]) {
      const { element, reported } = await reportedOf(steps({}, ...before, asks('1')).slice(-2));
      await waitUntil(() => reported.length === 1);
      expect(reported).to.deep.equal(['May the assistant do this? Open it. Day 1']);
      element.snapshot = after({}, ...before, asks('1'), {
        type: 'call-speech-started',
        role: 'user',
      });
      await element.updateComplete;
      element.snapshot = after({}, ...before);
      await waitUntil(() => !part(element, 'question'));
      element.snapshot = after({}, ...before, asks('2'));
      await waitUntil(() => reported.length === 2, 'the next one is announced, too');
      expect(reported[1]).to.equal('May the assistant do this? Open it. Day 2');
    }
  });

  it('a complete answer is announced as plain text', async () => {
    const [question, answer] = [CHAT.slice(0, 2), CHAT.slice(2)];
    const { element, reported } = await reportedOf([
      after({}, ...question),
      after({}, ...question, close),
      after({}, ...question, close, ...answer),
      after({}, ...question, close, ...answer, FINISHED),
    ]);
    await waitUntil(() => reported.length);
    expect(reported).to.have.length(1);
    expect(reported[0]).to.match(/^We have two packages, each for one project:/);
    expect(reported[0]).to.contain('Premium adds VR');
    expect(part(element, 'panel')).to.equal(null);
  });

  for (const [said, options] of [
    ['Choose voice or text. How can I help you? Use voice or text to communicate', {}],
    ['Choose voice or text. Assistant: Hello there.', { firstChatMessage: 'Hello there.' }],
  ] as const)
    it(`an opened panel is introduced with ${said}`, async () => {
      const element = await assistant({ mode: 'hybrid', ...options });
      element.open();
      const reported = await listening(element);
      await waitUntil(() => reported.length);
      expect(reported).to.deep.equal([said]);
    });

  it('the end of a conversation is announced, and nothing of an answer that it cuts off', async () => {
    for (const before of [[...CHAT, FINISHED], CHAT]) {
      const over = [...before, { type: 'reset' }] as const;
      const { element, reported } = await reportedOf([after({}, ...before), after({}, ...over)]);
      await waitUntil(() => reported.length);
      for (const end of [[], [FINISHED]]) {
        element.snapshot = after({}, ...over, ...turn('Again', 'Two.'), ...end);
        await element.updateComplete;
      }
      await waitUntil(() => reported.at(-1) === 'Two.', reported.join());
      expect(reported).to.deep.equal(['The conversation was deleted.', 'Two.']);
    }
  });

  it('announcements are removed again', async () => {
    const { element, reported } = await reportedOf([after({})]);
    element.snapshot = after({}, start);
    await waitUntil(() => reported.length);
    await waitUntil(() => region(element)!.textContent === '');
  });

  it('call notices are shown next to the launcher', async () => {
    const warned = after({}, ...CONNECTED, {
      type: 'call-changed',
      change: { hangUp: { reason: 'silence-timed-out', at: Date.now() + 60_000 } },
    });
    const element = await showing(warned);
    await waitUntil(() => text(element, 'call-notice')?.includes('Are you still there?'));
    expect(present(element, 'call-notice').checkVisibility()).to.equal(true);
    expect(part(element, 'panel')).to.equal(null);
    element.snapshot = after({}, ...CONNECTED);
    await waitUntil(() => !part(element, 'call-notice'));
  });

  it('a call button has no panel, even when the page opens it', async () => {
    const element = await assistant({ mode: 'voice', size: 'tiny' });
    const reported: Event[] = [];
    element.addEventListener('va-panel-toggle', (event) => reported.push(event));
    element.open();
    await waitUntil(() => hasWidget(element), 'the widget is there');
    await element.updateComplete;
    expect(part(element, 'panel')).to.equal(null);
    expect(element.matches(':state(open)')).to.equal(false);
    expect(reported).to.deep.equal([]);
    expect(present(element, 'launcher').checkVisibility()).to.equal(true);
    element.options = { mode: 'voice', size: 'compact' };
    await waitUntil(() => part(element, 'panel'), 'it opens as soon as there is one');
  });

  describe('the launcher shows', () => {
    const said: [string, State, string | undefined][] = [
      ['nothing before a call', after({}), undefined],
      ['that it connects', after({}, start), 'Connecting...'],
      ['that there is a call', after({}, ...CONNECTED), 'Connected'],
      ['no more while the assistant speaks', after({}, ...CONNECTED, SPEAKING), 'Connected'],
      ['that the assistant types', after({}, ...CHAT, close), 'Assistant is typing...'],
      [
        'that one has to press for hearing it',
        after({}, ...CONNECTED, { type: 'call-changed', change: { playback: 'refused' } }),
        'Tap to hear the assistant',
      ],
      [
        'what went wrong',
        after({}, start, callFailed('call-full')),
        'All lines are busy. Try again in a moment.',
      ],
      ['nothing after a call', after({}, ...CONNECTED, hungUp), undefined],
    ];
    for (const [name, state, line] of said)
      it(name, async () => {
        const element = await showing(state);
        await waitUntil(() => hasWidget(element), 'the widget is there');
        expect(text(element, 'launcher-title')).to.equal('Talk with AI');
        expect(text(element, 'launcher-subtitle')).to.equal(line);
        const tiny = await showing(state, { size: 'tiny' });
        await waitUntil(() => present(tiny, 'launcher').title === (line ?? ''), 'it is a title');
      });

    it('it untruncated, instead of the page’s second line', async () => {
      const state = after({}, start, callFailed('microphone-denied'));
      const element = await showing(state, { ctaSubtitle: 'Tours, prices, a demo' });
      await waitUntil(() => text(element, 'launcher-subtitle')?.startsWith('Microphone access'));
      const line = present(element, 'launcher-subtitle');
      expect(line.scrollWidth).to.be.at.most(line.clientWidth);
      expect(line.getBoundingClientRect().width).to.be.at.most(18 * 16);
    });
  });

  describeWith('forced colours')('in forced colours with reduced motion', () => {
    beforeEach(() => emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' }));
    afterEach(() => emulateMedia({ forcedColors: 'none', reducedMotion: 'no-preference' }));

    it('the icon has different shapes when idle, in a call and after a failure', async () => {
      const heights = async (state: State) => {
        const element = await showing(state, { size: 'tiny' });
        await waitUntil(() => hasWidget(element), 'the widget is there');
        return [...present(element, 'activity-icon').querySelectorAll('i')]
          .map((bar) => Math.round(bar.getBoundingClientRect().height))
          .join();
      };
      const shapes = [
        await heights(after({ mode: 'voice' })),
        await heights(after({ mode: 'voice' }, start)),
        await heights(after({ mode: 'voice' }, start, callFailed('no-answer'))),
      ];
      expect(new Set(shapes).size, shapes.join(' ')).to.equal(3);
    });
  });
});
