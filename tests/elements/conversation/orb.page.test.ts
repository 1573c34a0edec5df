import { expect } from '@open-wc/testing';
import type { State } from '../../../core/machine/state.js';
import { voiceVisualStyles } from '../../../elements/conversation/voice-visual.styles.js';
import { after, CALL } from '../../../stories/states.js';
import { drawn, part, showing, text, waitUntil } from '../support/drawing.js';
import { callFailed, CONNECTED, CONNECTING } from '../support/happenings.js';
import { recorded } from '../support/intents.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';

const orbs = ({ renderRoot }: VoiceAssistant) => [...renderRoot.querySelectorAll('.visual')];
const inVoice = (...events: Parameters<typeof after>[1][]) => after({ mode: 'voice' }, ...events);

describe('the orb', () => {
  const places: readonly [when: string, State, place: string][] = [
    ['before a call', inVoice({ type: 'open' }), '.empty'],
    ['while a call connects', inVoice(...CONNECTING), '.stage'],
    ['before anybody speaks', inVoice(...CONNECTED), '.stage'],
    ['below the mark of a call', after({ sharedContext: true }, ...CONNECTED), '.stage'],
    ['beside messages', inVoice(...CALL), '.call-buttons'],
    ['after a failure', inVoice(...CONNECTING, callFailed('no-answer')), '.empty.failed'],
  ];
  for (const [when, state, place] of places)
    it(`is drawn once, in its place: ${when}`, async () => {
      const element = await showing(state);
      await waitUntil(() => orbs(element)[0]?.closest(place), place);
      expect(orbs(element)).to.have.length(1);
    });

  for (const [firstChatMessage, ...texts] of [
    ['', 'Your browser may ask for the microphone', 'Listening...'],
    ['Welcome!', 'Welcome!', 'Welcome!'],
  ] as const)
    it(`has the text of the moment below it until something was said, with the first message "${firstChatMessage}"`, async () => {
      const settings = { mode: 'voice', firstChatMessage } as const;
      for (const [index, events] of [CONNECTING, CONNECTED].entries()) {
        const element = await showing(after(settings, ...events));
        await drawn(element, 'voice-visual');
        expect(text(element, 'empty-text')).to.equal(texts[index]);
        expect(part(element, 'caption')).to.equal(null);
      }
    });

  it('starts a call when it is pressed, and is no second button for the keyboard', async () => {
    const { element, intents } = await recorded(inVoice({ type: 'open' }), { mode: 'voice' });
    const hero = (await drawn(element, 'orb')).closest('button')!;
    expect([hero.tabIndex, hero.getAttribute('aria-hidden')]).to.deep.equal([-1, 'true']);
    hero.click();
    expect(intents).to.deep.equal([{ type: 'start-call' }]);
  });

  it('is no button where there is no call to start', async () => {
    const element = await showing(after({ mode: 'chat' }, { type: 'open' }));
    expect((await drawn(element, 'orb')).closest('button')).to.equal(null);
  });

  it('is ready for a call before one starts', async () => {
    const { renderRoot } = await showing(inVoice({ type: 'open' }));
    const sheets = () => (renderRoot as ShadowRoot).adoptedStyleSheets;
    await waitUntil(() => sheets().includes(voiceVisualStyles.styleSheet!));
  });

  it('glides from the place before, but not in a panel that closes', async () => {
    const element = await showing(inVoice(...CONNECTED));
    await drawn(element, 'voice-visual');
    element.snapshot = inVoice(...CALL);
    await waitUntil(() => orbs(element)[0]?.closest('.call-buttons'), 'it is among the buttons');
    const glides = () =>
      orbs(element)[0]!
        .getAnimations()
        .some(
          (animation) => !(animation instanceof CSSAnimation || animation instanceof CSSTransition),
        );
    expect(glides()).to.equal(true);
    expect(
      orbs(element)[0]!
        .getAnimations()
        .map(({ effect }) => effect!.getTiming().duration),
    ).to.include(480);
    element.snapshot = inVoice(...CALL, { type: 'close' });
    await drawn(element, 'launcher');
    expect(glides()).to.equal(false);
  });
});

it('a failure takes the place of the greeting', async () => {
  const element = await showing(after({}, ...CONNECTING, callFailed('no-answer')));
  const failure = await drawn(element, 'failure');
  expect(failure.closest('[part=conversation]')).to.not.equal(null);
  expect([part(element, 'greeting'), part(element, 'empty-text')]).to.deep.equal([null, null]);
  expect(failure.querySelectorAll('.action')).to.have.length.within(1, 3);
});

for (const [settings, helps] of [
  [{ mode: 'voice' }, 'retry-button'],
  [{ mode: 'hybrid' }, 'retry-button'],
  [{ mode: 'voice', fallback: 'chat' }, 'type-button'],
] as const)
  it(`after a failure there is no call button beside the ${helps}: ${JSON.stringify(settings)}`, async () => {
    const kind = helps === 'type-button' ? 'unsupported' : 'call-dropped';
    for (const before of [CONNECTING, CALL]) {
      const element = await showing(after(settings, ...before, callFailed(kind)));
      await drawn(element, helps);
      expect(part(element, 'call-button')).to.equal(null);
    }
  });

it('after a failure that nothing helps with there is the call button', async () => {
  const element = await showing(inVoice(...CONNECTING, callFailed('unsupported')));
  await drawn(element, 'call-button');
  expect(element.renderRoot.querySelector('.failure .action')).to.equal(null);
});

it('the call button beside the text that a call fell back to is round', async () => {
  const settings = { mode: 'voice', fallback: 'chat' } as const;
  const dismiss = { type: 'dismiss-failure' } as const;
  const element = await showing(after(settings, ...CONNECTING, callFailed('call-failed'), dismiss));
  const { width, height } = (await drawn(element, 'call-button')).getBoundingClientRect();
  expect(width).to.equal(height);
});

describe('the first message of a call', () => {
  const first = { mode: 'voice', firstChatMessage: 'Hey, how are you?' } as const;
  const hey = { type: 'call-transcribed', role: 'assistant', text: 'Hey,', final: true } as const;

  it('stands before it is heard', async () => {
    const element = await showing(after(first, ...CONNECTED));
    await drawn(element, 'voice-visual');
    expect(text(element, 'empty-text')).to.equal('Hey, how are you?');
  });

  it('is whole when noise has cut it off, with the rest emphasised', async () => {
    const element = await showing(
      after(first, ...CONNECTED, hey, { type: 'call-speech-started', role: 'user' }),
    );
    const bubble = await drawn(element, 'bubble');
    await waitUntil(() => bubble.textContent.trim() === 'Hey,… how are you?');
    expect(bubble.querySelector('em')!.textContent).to.equal('how are you?');
  });
});

it('the status says that one is muted, also on the launcher', async () => {
  const muted = [...CALL, { type: 'call-changed', change: { muted: true } }] as const;
  const element = await showing(inVoice(...muted));
  await waitUntil(() => text(element, 'status') === 'You’re muted.');
  element.snapshot = inVoice(...muted, { type: 'close' });
  await waitUntil(() => text(element, 'launcher-subtitle') === 'You’re muted.');
  element.options = { ...element.options, pushToTalk: true };
  await waitUntil(() => text(element, 'launcher-subtitle') === 'Connected');
});

it('blocked sound has its button before anybody has spoken', async () => {
  const refused = { type: 'call-changed', change: { playback: 'refused' } } as const;
  await drawn(await showing(inVoice(...CONNECTED, refused)), 'hear-button');
});

it('the last sentence of a call stands beside its launcher, with its orb', async () => {
  const element = await showing(after({}, ...CALL, { type: 'close' }));
  await waitUntil(() => text(element, 'caption') === 'What do your virtual tours cost?');
  expect(orbs(element).map((each) => each.checkVisibility())).to.deep.equal([true]);
  element.snapshot = after({}, ...CONNECTED, { type: 'close' });
  await waitUntil(() => !orbs(element)[0]?.checkVisibility(), 'nothing was said');
});
