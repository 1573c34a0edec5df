import type { Entry } from '../../core/machine/regions/transcript.js';
import { shownText } from '../../core/machine/regions/transcript.js';
import type { PastCall } from '../../core/machine/regions/voice.js';

/** What the speakers are called. */
export interface SpeakerNames {
  readonly user: string;
  readonly assistant: string;
}

/** A conversation as plain text: a paragraph for each message, with who said it. */
export function transcriptAsText(entries: readonly Entry[], names: SpeakerNames): string {
  return entries.map((entry) => `${names[entry.role]}: ${shownText(entry)}\n`).join('\n');
}

/**
 * A call as WebVTT, the format of captions: a cue for each message, from when it was first heard to
 * the next one, counted from the moment in which the assistant listened.
 */
export function transcriptAsWebVtt(
  entries: readonly Entry[],
  { since, until }: Pick<PastCall, 'since' | 'until'>,
  names: SpeakerNames,
): string {
  const cues = entries.map((entry, index) => {
    const from = Math.max(0, entry.at - since);
    const to = Math.max(from + 1, (entries[index + 1]?.at ?? until) - since);
    const speaker = escaped(names[entry.role]);
    return `${index + 1}\n${timestamp(from)} --> ${timestamp(to)}\n<v ${speaker}>${escaped(shownText(entry))}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Milliseconds as hours, minutes, seconds and their thousandths. */
function timestamp(milliseconds: number): string {
  return new Date(Math.round(milliseconds)).toISOString().slice(11, 23);
}

/** In a cue, some characters would be markup, and an empty line would end it. */
function escaped(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
