import type { Key, Role } from '../events.js';

/** One message of the conversation, spoken or typed. */
export interface Entry {
  /** Counts up within one conversation. */
  readonly id: number;
  readonly role: Role;
  /** What is certain. */
  readonly text: string;
  readonly at: number;
  readonly source: EntrySource;
}

export type EntrySource =
  /** `partial` is what was heard last and may still change. */
  | { readonly kind: 'spoken'; readonly partial: string }
  | { readonly kind: 'typed' }
  /** The page's own first message, shown in the assistant's name. */
  | { readonly kind: 'greeting' }
  /** One output of the assistant's reply to the chat turn `key`. */
  | {
      readonly kind: 'reply';
      readonly key: Key;
      readonly output: number;
      readonly progress: 'streaming' | 'whole' | 'broken';
    };

/** The one list of a conversation, whatever the medium. */
export interface Transcript {
  readonly status: 'empty' | 'begun';
  readonly entries: readonly Entry[];
}

export const emptyTranscript: Transcript = { status: 'empty', entries: [] };

function begun(entries: readonly Entry[]): Transcript {
  return entries.length ? { status: 'begun', entries } : emptyTranscript;
}

function append(transcript: Transcript, entry: Omit<Entry, 'id'>): Transcript {
  const id = (transcript.entries.at(-1)?.id ?? 0) + 1;
  return begun([...transcript.entries, { ...entry, id }]);
}

function replace({ entries }: Transcript, old: Entry, entry: Entry): Transcript {
  return begun(entries.with(entries.lastIndexOf(old), entry));
}

export function addTyped(transcript: Transcript, role: Role, text: string, at: number): Transcript {
  return append(transcript, { role, text, at, source: { kind: 'typed' } });
}

/** Puts the page's first message at the top of a conversation that has not begun. */
export function greet(transcript: Transcript, greeting: string, at: number): Transcript {
  if (!greeting || transcript.status === 'begun') return transcript;
  return append(transcript, {
    role: 'assistant',
    text: greeting,
    at,
    source: { kind: 'greeting' },
  });
}

function join(before: string, after: string): string {
  return before && after ? `${before} ${after}` : before || after;
}

/**
 * Adds words that were heard. A partial shows at once and gives way to the next one; a final is
 * certain, and finals of one speaker that follow each other are one message. A late final goes to
 * the message whose partial it completes, though somebody else spoke meanwhile.
 */
export function addSpoken(
  transcript: Transcript,
  role: Role,
  heard: { readonly text: string; readonly final: boolean },
  at: number,
): Transcript {
  const text = heard.text.trim();
  const last = transcript.entries.at(-1);
  const open = transcript.entries.findLast(
    (entry) => entry.role === role && entry.source.kind === 'spoken' && entry.source.partial !== '',
  );
  const target = open ?? (last?.role === role && last.source.kind === 'spoken' ? last : undefined);
  if (!target) {
    if (!text) return transcript;
    return append(transcript, {
      role,
      at,
      text: heard.final ? text : '',
      source: { kind: 'spoken', partial: heard.final ? '' : text },
    });
  }
  return replace(transcript, target, {
    ...target,
    text: heard.final ? join(target.text, text) : target.text,
    source: { kind: 'spoken', partial: heard.final ? '' : text },
  });
}

/** Drops what one speaker was about to say and, being interrupted, did not. */
export function dropPartials(transcript: Transcript, role: Role): Transcript {
  const kept: Entry[] = [];
  for (const entry of transcript.entries) {
    if (entry.source.kind !== 'spoken' || entry.role !== role) kept.push(entry);
    else if (entry.text) kept.push({ ...entry, source: { kind: 'spoken', partial: '' } });
  }
  return begun(kept);
}

/** Keeps as certain what was heard last: no final will come any more. */
export function settlePartials(transcript: Transcript): Transcript {
  return begun(
    transcript.entries.map((entry) =>
      entry.source.kind === 'spoken' && entry.source.partial
        ? { ...entry, text: shownText(entry), source: { kind: 'spoken', partial: '' } }
        : entry,
    ),
  );
}

/** Writes to one output of a reply, which begins with the first words for it. */
export function writeReply(
  transcript: Transcript,
  key: Key,
  output: number,
  write: (before: string) => string,
  at: number,
): Transcript {
  const entry = transcript.entries.findLast(
    ({ source }) => source.kind === 'reply' && source.key === key && source.output === output,
  );
  if (entry) return replace(transcript, entry, { ...entry, text: write(entry.text) });
  const text = write('');
  if (!text.trim()) return transcript;
  const source = { kind: 'reply', key, output, progress: 'streaming' } as const;
  return append(transcript, { role: 'assistant', text, at, source });
}

export function replyEntries(transcript: Transcript, key: Key): readonly Entry[] {
  return transcript.entries.filter(({ source }) => source.kind === 'reply' && source.key === key);
}

/** Ends a reply: whole, or broken off in the middle. */
export function endReplyEntries(
  transcript: Transcript,
  key: Key,
  progress: 'whole' | 'broken',
): Transcript {
  return begun(
    transcript.entries.map((entry) =>
      entry.source.kind === 'reply' && entry.source.key === key
        ? { ...entry, source: { ...entry.source, progress } }
        : entry,
    ),
  );
}

/** Takes away what came of the last reply, which broke off, before it is asked for again. */
export function dropBroken({ entries }: Transcript): Transcript {
  const asked = entries.findLastIndex(({ role }) => role === 'user');
  return begun(
    entries.filter(
      ({ source }, at) => at < asked || source.kind !== 'reply' || source.progress !== 'broken',
    ),
  );
}

/** The text of an entry as it is shown: the certain words, then those that may still change. */
export function shownText(entry: Entry): string {
  return entry.source.kind === 'spoken' ? join(entry.text, entry.source.partial) : entry.text;
}
