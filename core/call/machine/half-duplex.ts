import type { CallEvent } from './events.js';
import type { Step } from './step.js';

/** How many letters of the assistant's last words are remembered: partials repeat them. */
const REMEMBERED_LETTERS = 2000;

/** How long after the assistant's words their echo may arrive, in milliseconds. */
const ECHO_DELAY_MS = 5000;

/** How many letters two texts share in a row where they say the same. */
const GRAM = 4;

/** The letters of the shortest echo: a visitor may say a short phrase that the assistant has said. */
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
export function followEcho(step: Step, event: CallEvent): void {
  if (event.type === 'call-transcribed') {
    const { said } = step.call;
    const letters = lettersOf(event.text);
    const at = step.stamp.elapsed;
    if (event.role === 'assistant') {
      const all = ((said?.letters ?? '') + letters).slice(-REMEMBERED_LETTERS);
      step.set({ said: { letters: all, at } });
    } else if (!step.call.halfDuplex && said && !step.call.settings.pushToTalk) {
      const isRecent = step.call.speakers.includes('assistant') || at - said.at <= ECHO_DELAY_MS;
      if (!isRecent || !isEcho(said.letters, letters)) return;
      step.set({ halfDuplex: true });
      step.degrade('echo', 'The assistant heard itself: the visitor is not heard while it speaks');
    }
  }
  const { phase, halfDuplex, speakers, rests, muted } = step.call;
  if (phase !== 'joined' && phase !== 'connected') return;
  const wanted = halfDuplex && speakers.includes('assistant');
  if (wanted === rests) return;
  step.set({ rests: wanted });
  if (!muted) step.do({ type: 'set-local-audio', on: !wanted });
}

function lettersOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]/gu) ?? []).join('');
}

function isEcho(said: string, heard: string): boolean {
  if (heard.length < (DENSE.test(heard) ? SHORTEST_DENSE : SHORTEST)) return false;
  const grams = Array.from({ length: heard.length - GRAM + 1 }, (_, at) =>
    heard.slice(at, at + GRAM),
  );
  return grams.filter((gram) => said.includes(gram)).length >= ECHO_PART * grams.length;
}
