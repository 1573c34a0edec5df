import { inTurn, stay } from '../../machine/loop.js';
import type { CallEvent } from './events.js';
import type { Call } from './state.js';
import { degrade, type Step } from './step.js';

type Spoken = { readonly type: 'call-transcribed' };

/** How many letters of the assistant's last words are remembered: partials repeat them. */
const REMEMBERED_LETTERS = 2000;

/** How long after the assistant's words their echo may arrive, in milliseconds. */
const ECHO_DELAY_MS = 5000;

/** How many letters two texts share in a row where they say the same. */
const GRAM = 4;

/** The letters of the shortest echo, without signs: a visitor may say a short phrase that the assistant has said. */
const SHORTEST = 17;
const SHORTEST_DENSE = 8;

/** The part of an echo that is recognised unchanged. */
const ECHO_PART = 0.7;

/** Scripts in which a word has one or two letters. */
const DENSE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Rests the microphone while the assistant is audible, for a speakerphone that hears itself: with the
 * option `halfDuplex`, or from the moment at which the assistant's own words come back as the visitor's.
 */
export function followEcho(call: Call, event: CallEvent): Step {
  return inTurn(
    call,
    (c) => (event.type === 'call-transcribed' ? listen(c, event) : stay(c)),
    restMicrophone,
  );
}

function listen(call: Call, { role, text, elapsed: at }: Extract<CallEvent, Spoken>): Step {
  const { said, halfDuplex, speakers, settings } = call;
  const letters = lettersOf(text);
  if (role === 'assistant') {
    const all = ((said?.letters ?? '') + letters).slice(-REMEMBERED_LETTERS);
    return stay({ ...call, said: { letters: all, at } });
  }
  if (halfDuplex || !said || settings.pushToTalk) return stay(call);
  const isRecent = speakers.includes('assistant') || at - said.at <= ECHO_DELAY_MS;
  if (!isRecent || !isEcho(said.letters, letters)) return stay(call);
  const message = 'The assistant heard itself: the visitor is not heard while it speaks';
  return [{ ...call, halfDuplex: true }, [degrade('echo', message)]];
}

function restMicrophone(call: Call): Step {
  const { phase, halfDuplex, speakers, rests, muted } = call;
  const isJoined = phase === 'joined' || phase === 'connected';
  const wanted = halfDuplex && speakers.includes('assistant');
  if (!isJoined || wanted === rests) return stay(call);
  return [{ ...call, rests: wanted }, muted ? [] : [{ type: 'set-microphone', on: !wanted }]];
}

function lettersOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]/gu) ?? []).join('');
}

function isEcho(said: string, heard: string): boolean {
  const { length } = heard.replace(/\p{M}/gu, '');
  if (length < (DENSE.test(heard) ? SHORTEST_DENSE : SHORTEST)) return false;
  // An answer that takes up what was said mostly begins with a word of the visitor's: "Yes, on Saturday."
  if (!said.includes(heard.slice(0, GRAM))) return false;
  const grams = Array.from({ length: heard.length - GRAM + 1 }, (_, at) =>
    heard.slice(at, at + GRAM),
  );
  return grams.filter((gram) => said.includes(gram)).length >= ECHO_PART * grams.length;
}
