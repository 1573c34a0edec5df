import { initialState } from '../core/headless/index.js';
import type { State } from '../core/machine/state.js';
import type {
  CallFact,
  Intent,
  MachineEvent,
  ReplyFact,
  SetupFact,
} from '../core/machine/events.js';
import type { Settings } from '../core/machine/settings.js';
import { update } from '../core/machine/update.js';

/** An event of a story. `after` adds the runtime's fields. */
export type Happening = Intent | SetupFact | CallFact | ReplyFact;

/** What each fact is about. */
const ABOUT: Readonly<Record<CallFact['type'], 'call'> & Record<ReplyFact['type'], 'reply'>> = {
  'call-progressed': 'call',
  'call-started': 'call',
  'call-connected': 'call',
  'call-failed': 'call',
  'call-degraded': 'call',
  'call-ended': 'call',
  'call-changed': 'call',
  'call-speech-started': 'call',
  'call-speech-ended': 'call',
  'call-transcribed': 'call',
  'call-interrupted': 'call',
  'call-messaged': 'call',
  'reply-accepted': 'reply',
  'reply-held': 'reply',
  'reply-session': 'reply',
  'reply-delta': 'reply',
  'reply-replaced': 'reply',
  'reply-finished': 'reply',
  'reply-failed': 'reply',
};

const SETTINGS: Settings = {
  mode: 'hybrid',
  consentRequired: false,
  consentVersion: '',
  consentPurposes: [],
  chatConfigured: true,
  typingInCall: false,
  sharedContext: false,
  fallback: 'none',
  firstChatMessage: '',
  showTranscript: true,
};

/** When the events of a story began, so that a call has lasted for a while. */
const BEGAN = Date.now() - 45_000;

/** Returns the state after the events. The machine computes it: no story shows an impossible state. */
export function after(settings: Partial<Settings>, ...events: Happening[]): State {
  let state = initialState({ ...SETTINGS, ...settings });
  events.forEach((event, index) => {
    const at = BEGAN + index * 1000;
    [state] = update(state, {
      ...event,
      ...addressOf(event, state, index + 1),
      at,
      id: `message-${index}`,
    } as MachineEvent);
  });
  return state;
}

/** Returns the key of an event: of the current call or answer if it is a fact about one. */
function addressOf({ type }: Happening, { voice, chat }: State, fresh: number) {
  const about = (ABOUT as Partial<Record<Happening['type'], 'call' | 'reply'>>)[type];
  if (!about) return { key: fresh };
  const current = about === 'call' ? voice : chat;
  return { about, key: 'key' in current ? current.key : 0 };
}

const open: Happening = { type: 'open' };

/** A call: the assistant's greeting and the visitor's answer. */
export const CALL: readonly Happening[] = [
  open,
  { type: 'start-call' },
  { type: 'call-connected' },
  {
    type: 'call-transcribed',
    role: 'assistant',
    text: 'Hey, How can I help you today?',
    final: true,
  },
  {
    type: 'call-transcribed',
    role: 'user',
    text: 'What do your virtual tours cost?',
    final: true,
  },
];

/** A chat with one answer that contains every kind of Markdown. */
export const CHAT: readonly Happening[] = [
  open,
  { type: 'send-message', text: 'What do your virtual tours cost?' },
  {
    type: 'reply-delta',
    output: 0,
    text: 'We have **two packages**, each for one project:\n\n| Package | Price |\n|---|---|\n| Basic | ₹20,000 |\n| Premium | ₹35,000 |\n\n- Both come with hotspots and analytics\n- *Premium* adds VR, branding and floor plans\n\nMore on the [pricing page](https://example.com/pricing).',
  },
];
