import type { Key, Role } from '../events.js';

/** One message of the conversation, spoken or typed. */
export interface Entry {
  /** Counts up within one conversation. */
  readonly id: number;
  readonly role: Role;
  /** What is certain. */
  readonly text: string;
  /** When it began, in milliseconds since the epoch. */
  readonly at: number;
  readonly source: EntrySource;
}

export type EntrySource =
  /**
   * `partial` is what was heard last and may still change; where the assistant's words are shown before
   * it speaks them, `heard` is what was heard of it.
   */
  | { readonly kind: 'spoken'; readonly partial: string; readonly heard?: string }
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

type Spoken = Entry & { readonly source: { readonly kind: 'spoken' } };

/** The one list of a conversation, whatever the medium. */
export interface Transcript {
  readonly status: 'empty' | 'begun';
  readonly entries: readonly Entry[];
}

export const emptyTranscript: Transcript = { status: 'empty', entries: [] };

function begun(entries: readonly Entry[]): Transcript {
  return entries.length ? { status: 'begun', entries } : emptyTranscript;
}

/** A message without a word is none. */
function append(transcript: Transcript, entry: Omit<Entry, 'id'>): Transcript {
  const id = (transcript.entries.at(-1)?.id ?? 0) + 1;
  const added = { ...entry, id };
  return isBlank(added) ? transcript : begun([...transcript.entries, added]);
}

/** The same of what is left of one: without a word it goes. */
function replace({ entries }: Transcript, old: Entry, entry: Entry): Transcript {
  const left = isBlank(entry) ? [] : entry;
  return begun(entries.flatMap((each) => (each === old ? left : each)));
}

function isBlank(entry: Entry): boolean {
  return !/\S/.test(shownText(entry));
}

/** Adds what the visitor typed. */
export function addTyped(transcript: Transcript, text: string, at: number): Transcript {
  return append(transcript, { role: 'user', text, at, source: { kind: 'typed' } });
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
 * the message whose partial it completes, though somebody else spoke meanwhile; other words below
 * what was said meanwhile are a new message, and the partial stays as it is.
 */
export function addSpoken(
  transcript: Transcript,
  role: Role,
  words: { readonly text: string; readonly final: boolean; readonly heard?: string },
  at: number,
): Transcript {
  const { entries } = transcript;
  const added = words.text.trim();
  const open = entries.findLast(
    (entry): entry is Spoken => isSpokenBy(role, entry) && entry.source.partial !== '',
  );
  const isAnswered = open && entries.some(({ id, text }) => id > open.id && text);
  if (isAnswered && !isSameSpeech(open.source.partial, added))
    return addSpoken(settlePartials(transcript, role), role, words, at);
  const target = open ?? entries.at(-1);
  const { final, heard } = words;
  const [certain, partial] = final ? [added, ''] : ['', added];
  const source = { kind: 'spoken', partial, ...(heard !== undefined && { heard }) } as const;
  return isSpokenBy(role, target)
    ? replace(transcript, target, { ...target, text: join(target.text, certain), source })
    : append(transcript, { role, text: certain, at, source });
}

function isSpokenBy(role: Role, entry: Entry | undefined): entry is Spoken {
  return entry?.role === role && entry.source.kind === 'spoken';
}

/** Whether these words may be what a partial became: they begin as it did, or are none. */
function isSameSpeech(partial: string, words: string): boolean {
  // A few letters: what follows them is often understood differently in the end.
  const [before = '', after = ''] = [partial, words].map(
    (text) => /[\p{L}\p{N}]{1,4}/u.exec(text.toLowerCase())?.[0],
  );
  return before.startsWith(after) || after.startsWith(before);
}

/** Drops what one speaker was about to say and, being interrupted, did not. */
export function dropPartials(transcript: Transcript, role: Role): Transcript {
  return settle(transcript, role, () => '');
}

/** Keeps as certain what was heard last, of one speaker or of both: no final will come any more. */
export function settlePartials(transcript: Transcript, role?: Role): Transcript {
  return settle(transcript, role, ({ partial, heard = partial }) => heard);
}

function settle(
  { entries }: Transcript,
  role: Role | undefined,
  kept: (source: Spoken['source']) => string,
): Transcript {
  return begun(
    entries.flatMap((entry) => {
      if (!isSpokenBy(role ?? entry.role, entry) || !entry.source.partial) return entry;
      const text = join(entry.text, kept(entry.source));
      return text ? { ...entry, text, source: { kind: 'spoken', partial: '' } } : [];
    }),
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
  const text = write(entry?.text ?? '');
  if (entry) return replace(transcript, entry, { ...entry, text });
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
