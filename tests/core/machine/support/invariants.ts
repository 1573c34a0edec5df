import { deliveryOf, isWaiting, shownText } from '../../../../core/machine/regions/transcript.js';
import { isLive } from '../../../../core/machine/regions/call.js';
import { currentMode } from '../../../../core/machine/rules/mode.js';
import { isQueueStuck } from '../../../../core/machine/rules/chat.js';
import type { State } from '../../../../core/machine/state.js';
import { isChatting, view } from '../../../../core/machine/view.js';

/** The rules of every state, by name. */
const RULES: Readonly<Record<string, (state: State) => boolean>> = {
  'a call and a reply do not go on at once': ({ voice, chat }) =>
    !(isLive(voice) && chat.status === 'streaming'),
  'nothing goes on without consent': ({ consent, voice, chat }) =>
    consent.status !== 'needed' || (!isLive(voice) && chat.status !== 'streaming'),
  'consent is needed or given where the page requires it': ({ settings, consent }) =>
    !settings.consentRequired || consent.status !== 'not-needed',
  'consent is not asked for where the page does not require it': ({ settings, consent }) =>
    settings.consentRequired || consent.status !== 'needed',
  'only what would leave the page is held': ({ consent }) =>
    consent.status !== 'needed' ||
    consent.held === null ||
    ['start-call', 'send-message', 'retry'].includes(consent.held.type),
  'there is no call where there is only chat': ({ settings, voice }) =>
    settings.mode !== 'chat' || !isLive(voice),
  'there is no reply where there is only voice': (state) =>
    currentMode(state) !== 'voice' || state.chat.status !== 'streaming',
  'no failure is shown of what was retried': ({ voice, chat }) =>
    (!isLive(voice) || (chat.status === 'idle' && chat.failure === null)) &&
    (chat.status !== 'streaming' || (!isLive(voice) && !voice.failure && !voice.past)),
  'who speaks has begun the call': ({ voice }) =>
    voice.status !== 'connected' || voice.speaker === 'nobody' || voice.begun,
  'a call that is over did not end before it began': ({ voice }) =>
    voice.status !== 'disconnected' || !voice.past || voice.past.since <= voice.past.until,
  'messages are numbered as they follow each other': ({ transcript: { entries } }) =>
    entries.every(({ id }, index) => id > (entries[index - 1]?.id ?? 0)),
  'at most one reply streams in, and it is the one that goes on': ({ chat, transcript }) =>
    transcript.entries.every(
      ({ source }) =>
        source.kind !== 'reply' ||
        source.progress !== 'streaming' ||
        (chat.status === 'streaming' && chat.key === source.key),
    ),
  'one message is on its way at most, while its answer is awaited': ({ chat, transcript }) =>
    transcript.entries.filter((entry) => deliveryOf(entry)?.status === 'sending').length <=
    (chat.status === 'streaming' ? 1 : 0),
  'a message waits for something': (state) => !isQueueStuck(state),
  'what waits comes last': ({ transcript: { entries } }) =>
    entries
      .slice(entries.findIndex(isWaiting))
      .every((entry) => isWaiting(entry) || !entries.some(isWaiting)),
  'words are uncertain only in a call': ({ voice, transcript }) =>
    isLive(voice) ||
    transcript.entries.every(({ source }) => source.kind !== 'spoken' || source.partial === ''),
  'no message that was spoken or answered is empty': ({ transcript }) =>
    transcript.entries.every(
      (entry) => !['spoken', 'reply'].includes(entry.source.kind) || shownText(entry).trim() !== '',
    ),
  'an assistant that is heard is not thinking': ({ voice }) =>
    voice.status !== 'connected' || !voice.heard || !voice.thinking,
  'an assistant that speaks is heard': ({ voice }) =>
    voice.status !== 'connected' || voice.speaker !== 'assistant' || voice.heard,
  'only the first message is a greeting': ({ transcript }) =>
    transcript.entries.slice(1).every(({ source }) => source.kind !== 'greeting'),
};

/** The rules of every view. */
const VIEW_RULES: Readonly<Record<string, (state: State) => boolean>> = {
  'the visitor is in the chat while an answer streams': (state) =>
    state.chat.status !== 'streaming' || isChatting(state),
  'a call can be started only where none goes on': (state) =>
    !view(state).call.available || !isLive(state.voice),
  'nobody can type where there is only voice': (state) =>
    currentMode(state) !== 'voice' || !view(state).chat.available,
  'a failure is shown only where nothing goes on': (state) =>
    !view(state).failure || (!isLive(state.voice) && state.chat.status === 'idle'),
  'a list that is shown has messages': (state) => {
    const { conversation } = view(state);
    return conversation.kind !== 'list' || conversation.entries.length > 0;
  },
  'every message can be shown': ({ transcript }) =>
    transcript.entries.every((entry) => typeof shownText(entry) === 'string'),
};

/** Returns the names of the rules that a state breaks. */
export function broken(state: State): string[] {
  return Object.entries({ ...RULES, ...VIEW_RULES }).flatMap(([name, holds]) =>
    holds(state) ? [] : [name],
  );
}
