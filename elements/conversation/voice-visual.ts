import { html, nothing, svg, type TemplateResult } from 'lit';
import { shownText } from '../../core/headless/index.js';
import type { State } from '../../core/machine/state.js';
import type { View } from '../../core/machine/view.js';
import { CALL_STAGES } from '../../core/machine/stages.js';
import type { RenderContext } from '../shared/host.js';
import { microphoneOff } from '../shared/icons.js';
import { languageOfText } from '../shared/language.js';
import { orb, type Mood } from './orb.js';

export { voiceVisualStyles as styles } from './voice-visual.styles.js';

/** The voices of a call, which come together while it connects. */
export function voiceOrb({ state, view }: RenderContext): TemplateResult {
  const mood = moodOf(view);
  return orb(
    mood,
    mood === 'silenced' ? microphoneOff : nothing,
    html`<svg class="progress" viewBox="0 0 100 100">${progress(state.voice)}</svg>`,
  );
}

/** The orb of a call at its full size, with the last sentence below or, before anybody has spoken, `beside`. */
export function voiceVisual(context: RenderContext, beside?: unknown): TemplateResult {
  return html`<div class="stage">${voiceOrb(context)} ${beside ?? caption(context)}</div>`;
}

/** The last sentence of a call beside its small orb. */
export function captioned(context: RenderContext): TemplateResult {
  return html`<div class="captioned">${voiceOrb(context)} ${caption(context)}</div>`;
}

/** The last sentence of a call. */
function caption({ state, languages }: RenderContext): TemplateResult {
  const last = state.transcript.entries.findLast(({ source }) => source.kind === 'spoken');
  const said = last && lastSentence(shownText(last));
  return html`<p
    part="caption"
    class="caption ${last?.role ?? ''}"
    dir="auto"
    lang=${said ? languageOfText(said, languages) : nothing}
  >
    ${said ? byLanguage(said, languages) : nothing}
  </p>`;
}

/** A text, with the probable language of each part: a speaker may change it between two words. */
function byLanguage(text: string, expected: readonly string[]): unknown {
  const parts: { text: string; language: string }[] = [];
  for (const word of text.match(/\S+\s*/g) ?? []) {
    const last = parts.at(-1);
    const isWord = /\p{L}/u.test(word);
    const language = isWord || !last ? languageOfText(word, expected) : last.language;
    if (last?.language === language) last.text += word;
    else parts.push({ text: word, language });
  }
  return parts.map(({ text: part, language }) => html`<span lang=${language}>${part}</span>`);
}

function moodOf({ call, activity }: View): Mood {
  if (activity === 'connecting') return 'assembling';
  if (call.muted) return 'silenced';
  if (call.thinking) return 'thinking';
  return activity === 'speaking' ? 'talking' : 'resting';
}

/** How many stages of the call's start are done, as a part of a circle. */
function progress(voice: State['voice']): unknown {
  const stage = voice.status === 'connecting' && voice.stage;
  const done = stage ? CALL_STAGES.indexOf(stage) / CALL_STAGES.length : 1;
  return svg`<circle cx="50" cy="50" r="48" pathLength="1" stroke-dasharray="${done} 1"/>`;
}

const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' });

/** Of a long text only the end is looked at. */
const SENTENCE_LENGTH = 400;

function lastSentence(text: string): string | undefined {
  return [...sentences.segment(text.trim().slice(-SENTENCE_LENGTH))].at(-1)?.segment;
}
