import { shownText, type Entry } from '../../core/machine/regions/transcript.js';
import type { PastCall } from '../../core/machine/regions/call.js';

export interface SpeakerNames {
  readonly user: string;
  readonly assistant: string;
}

/** Every character that some reader of text takes for the end of a line. */
const LINE_END = /\r\n|[\n\v\f\r\x85\u2028\u2029]/;

/**
 * A conversation as plain text: one paragraph per message, with its speaker. Further lines of a message are
 * indented, so that none reads as the beginning of another. After a name from right to left, a message has a
 * direction of its own.
 */
export function transcriptAsText(entries: readonly Entry[], names: SpeakerNames): string {
  return entries
    .map((entry) => {
      const name = linesOf(names[entry.role], ' ');
      // Isolated until the end of the line.
      const start = /\p{sc=Arab}/u.test(name) ? '\u2068' : '';
      return `${name}: ${start}${linesOf(shownText(entry), '\n    ')}\n`;
    })
    .join('\n');
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
    const speaker = escaped(names[entry.role], ' ');
    return `${index + 1}\n${timestamp(from)} --> ${timestamp(to)}\n<v ${speaker}>${escaped(shownText(entry), '\n')}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Milliseconds as `hh:mm:ss.ttt`, with more digits for more hours. */
function timestamp(milliseconds: number): string {
  const time = Math.round(milliseconds);
  const hours = String(Math.floor(time / 3_600_000)).padStart(2, '0');
  return hours + new Date(time).toISOString().slice(13, 23);
}

/** Escapes markup in a cue and removes empty lines, which would end it. */
function escaped(text: string, separator: string): string {
  return linesOf(text, separator)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** The lines of a text that are not blank, with a separator between them. */
function linesOf(text: string, separator: string): string {
  const lines = text.split(LINE_END).map((line) => line.trimEnd());
  return lines.filter(Boolean).join(separator);
}
