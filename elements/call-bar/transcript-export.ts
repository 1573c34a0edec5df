import { shownText, type Entry } from '../../core/machine/regions/transcript.js';
import type { PastCall } from '../../core/machine/regions/voice.js';

export interface SpeakerNames {
  readonly user: string;
  readonly assistant: string;
}

/** A conversation as plain text: one paragraph per message, with its speaker. */
export function transcriptAsText(entries: readonly Entry[], names: SpeakerNames): string {
  return entries.map((entry) => `${names[entry.role]}: ${shownText(entry)}\n`).join('\n');
}

/**
 * A call as WebVTT captions: one cue per message, from its start to the start of the next. Times count
 * from the moment the assistant was listening.
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

/** Milliseconds as `hh:mm:ss.ttt`. */
function timestamp(milliseconds: number): string {
  return new Date(Math.round(milliseconds)).toISOString().slice(11, 23);
}

/** Escapes markup in a cue and removes empty lines, which would end it. */
function escaped(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter(Boolean)
    .join('\n')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
