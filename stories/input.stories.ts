import type { Meta } from '@storybook/web-components-vite';
import type { AssistantOptions } from '../core/headless/index.js';
import type { State } from '../core/machine/state.js';
import { after, CALL, CHAT } from './states.js';
import { common, onPhone, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Input', ...common };

export default meta;

const answered = after({}, ...CHAT, { type: 'reply-finished' });

/** A text that was typed but not sent. */
function draft(text: string, state: State = answered, options: AssistantOptions = {}): Show {
  return story({ ...state, draft: text }, options);
}

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => `Question ${index + 1} about your tours`).join('\n');

export const Draft: Show = draft('And what does Premium add?');
export const DraftInTheDark: Show = draft('And what does Premium add?', answered, {
  theme: 'dark',
});
export const DraftOfSeveralLines: Show = draft(lines(3));
/** More lines than the text box grows to. */
export const DraftOfManyLines: Show = draft(lines(8));
export const DraftOfALongWord: Show = draft('Donaudampfschifffahrtsgesellschaft'.repeat(4));
export const DraftOnAPhone: Show = { ...draft(lines(3)), ...onPhone, tags: ['phone'] };
export const DraftWithForcedColors: Show = { ...draft(lines(3)), tags: ['forced-colors'] };
export const DraftFromTheRight: Show = draft('ماذا تضيف الباقة المميزة؟');
/** The next question is typed; until it is sent, the answer can be stopped. */
export const DraftBesideAnAnswer: Show = draft(
  'And what does Premium add?',
  after({ mode: 'chat' }, ...CHAT),
);
export const DraftInACall: Show = draft(
  'In Whitefield, please.',
  after({ typingInCall: true }, ...CALL),
);
