import type { Key, Role, Stamp } from '../identity.js';
import type { AddedPart, Part } from '../tool-request.js';

/** One message of the conversation, spoken or typed. */
export interface Entry {
  /** Increases within one conversation. */
  readonly id: number;
  readonly role: Role;
  /** The text that will not change, without the current partial. */
  readonly text: string;
  /** When it began, in milliseconds since the epoch. */
  readonly at: number;
  readonly source: EntrySource;
}

/** How far a typed message has come. */
export type Delivery =
  /** It waits for the network or for the end of an answer, and can be withdrawn. */
  | { readonly status: 'waiting' }
  /** It is on its way: the provider has not responded yet. */
  | { readonly status: 'sending' }
  /** The provider has received it, in the chat or in a call. */
  | { readonly status: 'sent'; readonly to: 'chat' | 'call' }
  /** It was not accepted. If that is `uncertain`, it may have been received all the same. */
  | { readonly status: 'failed'; readonly uncertain: boolean };

export type CallMark = 'began' | 'ended';

/** How far an answer has come: `stopped` is by the visitor, `broken` by a failure. */
export type AnswerProgress = 'streaming' | 'whole' | 'stopped' | 'broken';

export type EntrySource =
  /**
   * `partial` is the latest speech, which may still change. If the assistant's words are shown before they
   * are spoken, `heard` is the spoken part of it.
   */
  | { readonly kind: 'spoken'; readonly partial: string; readonly heard?: string }
  | { readonly kind: 'typed'; readonly messageId: string; readonly delivery: Delivery }
  /** The mark of a call that began or ended. It has no text. */
  | { readonly kind: 'call'; readonly mark: CallMark }
  | { readonly kind: 'part'; readonly partId: string; readonly part: Part }
  /** The page's first message, shown as the assistant's. */
  | { readonly kind: 'greeting' }
  /** One output of the answer to the chat turn `key`. */
  | {
      readonly kind: 'reply';
      readonly key: Key;
      readonly output: number;
      readonly progress: AnswerProgress;
    };

type Spoken = Entry & { readonly source: { readonly kind: 'spoken' } };
type AnswerEntry = Entry & { readonly source: { readonly kind: 'reply' } };
type PartEntry = Entry & { readonly source: { readonly kind: 'part' } };

/** A message that the visitor typed. */
export type Typed = Entry & { readonly source: { readonly kind: 'typed' } };

/** The messages of a conversation, spoken and typed in one list. */
export interface Transcript {
  readonly entries: readonly Entry[];
}

/**
 * How long a message may be that further speech of the same speaker is added to, in characters: as
 * long as ten minutes of speech. What follows begins a new message.
 */
const JOINED_SPEECH_LENGTH = 10_000;

export const emptyTranscript: Transcript = { entries: [] };

export function isEmpty({ entries }: Transcript): boolean {
  return entries.length === 0;
}

export function transcriptOf(entries: readonly Entry[]): Transcript {
  return entries.length ? { entries } : emptyTranscript;
}

/** Appends an entry unless it is blank. Messages that wait at the end of the list stay there. */
function append({ entries }: Transcript, entry: Omit<Entry, 'id'>): Transcript {
  const place = entries.findLastIndex((each) => !isWaiting(each)) + 1;
  const before = deliveryOf(entry)?.status === 'waiting' ? entries : entries.slice(0, place);
  if (isBlank(entry)) return { entries };
  const added = { ...entry, id: (before.at(-1)?.id ?? 0) + 1 };
  const after = entries.slice(before.length).map((each) => ({ ...each, id: each.id + 1 }));
  return { entries: [...before, added, ...after] };
}

/** Replaces an entry, or removes it if the new one is blank. */
function replace({ entries }: Transcript, old: Entry, entry: Entry): Transcript {
  const left = isBlank(entry) ? [] : entry;
  return transcriptOf(entries.flatMap((each) => (each === old ? left : each)));
}

function isBlank(entry: Omit<Entry, 'id'>): boolean {
  return entry.source.kind !== 'call' && !/\S/.test(shownText(entry));
}

/** How far a message has come, if the visitor typed it. */
export function deliveryOf(entry: Pick<Entry, 'source'>): Delivery | undefined {
  return fieldsOf(entry).delivery;
}

/** How far an answer has come; `undefined` for other messages. */
export function progressOf(entry: Entry): AnswerProgress | undefined {
  return fieldsOf(entry).progress;
}

type FieldsOf<Kind extends Entry> = Partial<Omit<Kind['source'], 'kind'>>;

/** Returns a source with the fields of any kind: those of the other kinds are undefined. */
function fieldsOf({ source }: Pick<Entry, 'source'>) {
  return source as FieldsOf<Typed> & FieldsOf<AnswerEntry> & FieldsOf<PartEntry>;
}

/** Returns whether the visitor typed the message with this id. */
export function isTyped(entry: Entry, messageId: string): entry is Typed {
  return fieldsOf(entry).messageId === messageId;
}

/** Returns whether an entry belongs to the answer to the chat turn `key`. */
function isAnswerTo(key: Key, entry: Entry): entry is AnswerEntry {
  return fieldsOf(entry).key === key;
}

export function isWaiting(entry: Entry): entry is Typed {
  return deliveryOf(entry)?.status === 'waiting';
}

/** Adds a text that the visitor typed. */
export function addTyped(
  transcript: Transcript,
  text: string,
  { at, id }: Pick<Stamp, 'at' | 'id'>,
  delivery: Delivery,
): Transcript {
  const source = { kind: 'typed', messageId: id, delivery } as const;
  return append(transcript, { role: 'user', text, at, source });
}

/** Marks where a call began or ended. */
export function addMark(transcript: Transcript, mark: CallMark, at: number): Transcript {
  return append(transcript, { role: 'assistant', text: '', at, source: { kind: 'call', mark } });
}

/** Adds what stands beside the messages, instead of an earlier part with the same id. */
export function addPart(
  { entries }: Transcript,
  { partId, text, part }: AddedPart,
  at: number,
): Transcript {
  const others = entries.filter((entry) => fieldsOf(entry).partId !== partId);
  const source = { kind: 'part', partId, part } as const;
  return append({ entries: others }, { role: 'assistant', text, at, source });
}

/** Puts the page's greeting at the top of an empty conversation. */
export function greet(transcript: Transcript, greeting: string, at: number): Transcript {
  if (!greeting || !isEmpty(transcript)) return transcript;
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
 * Adds speech. A partial is replaced by the next one; a final is not, and adjacent finals of one
 * speaker form one message. A late final completes the message of its partial even if the other
 * side has spoken since. Different words begin a new message, and the old partial becomes final.
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
    return addSpoken(settle(transcript, role, heardOf), role, words, at);
  const last = entries.at(-1);
  const target = open ?? (last && last.text.length < JOINED_SPEECH_LENGTH ? last : undefined);
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

/** Returns whether the words may complete the partial: they begin like it, or there are none. */
function isSameSpeech(partial: string, words: string): boolean {
  // A few letters only: recognition often revises the rest.
  const [before = '', after = ''] = [partial, words].map(
    (text) => /[\p{L}\p{M}\p{N}]{1,4}/u.exec(text.toLowerCase())?.[0],
  );
  return before.startsWith(after) || after.startsWith(before);
}

/** Drops the partials of a speaker who was interrupted. */
export function dropPartials(transcript: Transcript, role: Role): Transcript {
  return settle(transcript, role, () => '');
}

const heardOf = ({ partial, heard = partial }: Spoken['source']) => heard;

/** Makes the partials of a call that ended final. An ellipsis shows where a sentence stopped. */
export function settlePartials(transcript: Transcript): Transcript {
  return settle(transcript, undefined, (source) =>
    heardOf(source).replace(/[\p{L}\p{M}\p{N},]$/u, '$&…'),
  );
}

function settle(
  { entries }: Transcript,
  role: Role | undefined,
  kept: (source: Spoken['source']) => string,
): Transcript {
  return transcriptOf(
    entries.flatMap((entry) => {
      if (!isSpokenBy(role ?? entry.role, entry) || !entry.source.partial) return entry;
      const text = join(entry.text, kept(entry.source));
      return text ? { ...entry, text, source: { kind: 'spoken', partial: '' } } : [];
    }),
  );
}

/** Writes to one output of an answer. Its entry begins with its first words. */
export function writeAnswer(
  transcript: Transcript,
  key: Key,
  output: number,
  write: (before: string) => string,
  at: number,
): Transcript {
  const entry = answerEntries(transcript, key).find(({ source }) => source.output === output);
  const text = write(entry?.text ?? '');
  if (entry) return replace(transcript, entry, { ...entry, text });
  const source = { kind: 'reply', key, output, progress: 'streaming' } as const;
  return append(transcript, { role: 'assistant', text, at, source });
}

export function answerEntries({ entries }: Transcript, key: Key): readonly AnswerEntry[] {
  return entries.filter((entry) => isAnswerTo(key, entry));
}

/** Ends the entries of an answer as complete or cut off. */
export function endAnswerEntries(
  transcript: Transcript,
  key: Key,
  progress: 'whole' | 'stopped' | 'broken',
): Transcript {
  return transcriptOf(
    transcript.entries.map((entry) =>
      isAnswerTo(key, entry) ? { ...entry, source: { ...entry.source, progress } } : entry,
    ),
  );
}

/** Removes what arrived of the last answer, which was cut off, before a retry. */
export function dropBroken({ entries }: Transcript): Transcript {
  const asked = entries.findLastIndex((entry) => entry.role === 'user' && !isWaiting(entry));
  const left = entries.slice(asked).filter((entry) => !progressOf(entry));
  return transcriptOf([...entries.slice(0, asked), ...left]);
}

/** Returns the text of an entry as it is shown, including its partial. */
export function shownText(entry: Omit<Entry, 'id'>): string {
  return entry.source.kind === 'spoken' ? join(entry.text, entry.source.partial) : entry.text;
}
