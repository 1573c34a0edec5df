import { expect } from 'chai';
import type { CallInput, Stamp } from '../../../../core/call/machine/events.js';
import type { CallSettings } from '../../../../core/call/machine/state.js';
import type { Role } from '../../../../core/machine/events.js';
import { after, callAt, ELAPSED, SETTINGS } from './support/table.js';

const words = (role: Role, text: string, final = true): CallInput => ({
  type: 'call-transcribed',
  role,
  text,
  final,
});
const STARTS: CallInput = { type: 'call-speech-started', role: 'assistant' };
const ENDS: CallInput = { type: 'call-speech-ended', role: 'assistant' };
const mute = (muted: boolean): CallInput => ({ type: 'mute', muted });

/** What a connected call does with the microphone, and reports of it. */
function heard(
  settings: Partial<CallSettings>,
  ...events: readonly (CallInput & Partial<Stamp>)[]
): string {
  const call = callAt(null, { phase: 'connected', settings: { ...SETTINGS, ...settings } });
  const begun = { ...call, halfDuplex: Boolean(settings.halfDuplex && !settings.pushToTalk) };
  const heardOf = after(begun, ...events)[1].flatMap((effect) => {
    if (effect.type === 'set-microphone') return effect.on ? 'on' : 'off';
    if (effect.type !== 'emit') return [];
    const { fact } = effect;
    if (fact.type === 'call-degraded') return fact.error.type;
    return fact.type === 'call-changed' ? `muted: ${fact.change.muted}` : [];
  });
  return heardOf.join(' | ');
}

const SAID = 'We build virtual tours of apartments, from 20,000 rupees.';

describe('a microphone that rests while the assistant speaks', () => {
  const halfDuplex = true;

  it('does so with the option, and is not called muted', () => {
    const transport: CallInput = { type: 'call-changed', change: { muted: true } };
    expect(heard({ halfDuplex }, STARTS, transport, ENDS)).to.equal('off | muted: false | on');
  });

  it('stays off for a visitor who mutes meanwhile, and comes back to one who unmutes', () => {
    expect(heard({ halfDuplex }, STARTS, mute(true), ENDS, mute(false))).to.equal(
      'off | muted: true | on',
    );
    expect(heard({ halfDuplex }, mute(true), STARTS, ENDS)).to.equal('off');
    expect(heard({ halfDuplex }, mute(true), STARTS, mute(false), ENDS)).to.equal(
      'off | muted: false | on',
    );
  });

  it('does not without the option, nor with push-to-talk', () => {
    expect(heard({}, STARTS, ENDS)).to.equal('');
    expect(heard({ halfDuplex, pushToTalk: true }, STARTS, ENDS)).to.equal('');
    expect(heard({ pushToTalk: true }, words('assistant', SAID), words('user', SAID))).to.equal('');
  });

  it('begins when the assistant hears itself, at once and each time from then on', () => {
    const echo = words('user', SAID);
    expect(heard({}, STARTS, words('assistant', SAID), echo, echo, ENDS, STARTS)).to.equal(
      'echo | off | on | off',
    );
  });

  for (const [name, said, again] of [
    ['a part of it', SAID, 'virtual tours of apartments'],
    ['misheard words', SAID, 'we build virtual doors of apartments from 20 000 rupees'],
    ['partials', 'We build virtual tours', 'We build virtual tours'],
    ['Hindi', 'हम अपार्टमेंट के वर्चुअल टूर बनाते हैं', 'हम अपार्टमेंट के वर्चुअल टूर बनाते हैं'],
    ['Japanese', 'マンションの内覧ツアーを作成しています', '内覧ツアーを作成しています'],
    ['other punctuation', SAID, 'WE BUILD VIRTUAL TOURS OF APARTMENTS FROM 20000 RUPEES!'],
  ] as const)
    it(`knows an echo: ${name}`, () => {
      expect(heard({}, words('assistant', said, false), words('user', again))).to.equal('echo');
    });

  for (const [name, said, answer] of [
    ['the visitor’s own words', SAID, 'And how much is a film of the whole building?'],
    ['a short answer', 'Shall I book it for Friday? Yes or no?', 'Yes, for Friday'],
    ['an answer with the day', 'Shall I book Saturday at eleven?', 'Yes, Saturday at eleven.'],
    ['one in Kannada', 'ಶನಿವಾರ ಹನ್ನೊಂದು ಗಂಟೆಗೆ ಬರುತ್ತೀರಾ?', 'ಹೌದು, ಶನಿವಾರ ಹನ್ನೊಂದು ಗಂಟೆಗೆ.'],
    ['a day in Hindi', 'क्या शनिवार को ग्यारह बजे बुक करूँ?', 'शनिवार को ग्यारह बजे।'],
    ['thanks', 'Thank you very much for calling', 'Thank you very much'],
    ['a question about it', SAID, 'What would a tour of an office with two floors be?'],
    ['nothing', SAID, ''],
    ['a short Japanese answer', 'マンションの内覧ですか', 'はい、内覧です'],
  ] as const)
    it(`takes for no echo: ${name}`, () => {
      expect(heard({}, words('assistant', said), words('user', answer))).to.equal('');
    });

  it('takes for no echo what the visitor reads back later, or said first', () => {
    const late = { ...words('user', SAID), elapsed: ELAPSED + 5001 };
    expect(heard({}, words('assistant', SAID), late)).to.equal('');
    expect(heard({}, words('user', SAID), words('assistant', SAID))).to.equal('');
  });
});
