import { initialState, type State } from '../core/headless/index.js';
import type { MachineEvent } from '../core/machine/events.js';
import type { Settings } from '../core/machine/settings.js';
import { update } from '../core/machine/update.js';

type WithoutStamp<Told> = Told extends unknown ? Omit<Told, 'key' | 'at'> : never;

/** What happens in a story, in the machine's own words. */
export type Happening = WithoutStamp<MachineEvent>;

const SETTINGS: Settings = {
  mode: 'hybrid',
  consentRequired: false,
  chatConfigured: true,
  typingInCall: false,
  firstChatMessage: '',
  showTranscript: true,
};

/** The state to which events lead, by the machine itself: a story is never a state that cannot be. */
export function after(settings: Partial<Settings>, ...happenings: Happening[]): State {
  let state = initialState({ ...SETTINGS, ...settings });
  happenings.forEach((happening, index) => {
    const { voice, chat } = state;
    const key = happening.type.startsWith('call-')
      ? 'key' in voice && voice.key
      : happening.type.startsWith('reply-')
        ? 'key' in chat && chat.key
        : index + 1;
    const stamped = { ...happening, key, at: Date.UTC(2026, 0, 1) + index * 1000 };
    [state] = update(state, stamped as MachineEvent);
  });
  return state;
}

const open: Happening = { type: 'open' };

/** A call in which the assistant has greeted the visitor and been answered. */
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

/** A chat with one answer that has every kind of markdown. */
export const CHAT: readonly Happening[] = [
  open,
  { type: 'send-message', text: 'What do your virtual tours cost?' },
  {
    type: 'reply-delta',
    output: 0,
    text: 'We have **two packages**, each for one project:\n\n| Package | Price |\n|---|---|\n| Basic | ₹20,000 |\n| Premium | ₹35,000 |\n\n- Both come with hotspots and analytics\n- *Premium* adds VR, branding and floor plans\n\nMore on the [pricing page](https://example.com/pricing).',
  },
];
