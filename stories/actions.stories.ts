import type { Meta } from '@storybook/web-components-vite';
import type { Block } from '../core/blocks/block.js';
import type { AssistantOptions, ToolOutcome, ToolRequest } from '../core/headless/index.js';
import { after, CALL, type Happening } from './states.js';
import { common, onPhone, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Actions', ...common };

export default meta;

const open: Happening = { type: 'open' };
const starters = [
  'What do virtual tours cost?',
  'Which languages do you speak?',
  { label: 'Book a demo', text: 'I would like to book a demo.' },
];

export const Starters: Show = story(after({ mode: 'chat' }, open), { starters });
export const StartersInTheDark: Show = story(after({ mode: 'chat' }, open), {
  starters,
  theme: 'dark',
});
export const StartersBelowAGreeting: Show = story(
  after({ mode: 'chat', firstChatMessage: 'Hey, How can I help you today?' }, open),
  { starters },
);
export const StartersOnAPhone: Show = {
  ...story(after({}, open), { starters }),
  ...onPhone,
  tags: ['phone'],
};
export const StartersAsExamples: Show = story(after({ mode: 'voice' }, open), { starters });
export const StartersInACall: Show = story(after({ mode: 'voice' }, ...CALL.slice(0, 3)), {
  starters,
});

const request: ToolRequest = {
  id: 't1',
  name: 'open_tour',
  title: 'Open a tour',
  arguments: [
    { name: 'Home', value: 'Penthouse in Whitefield' },
    { name: 'Room', value: 'Kitchen' },
  ],
  status: 'asked',
};

const asks = (...requests: ToolRequest[]): Happening => ({ type: 'requests-changed', requests });

/** A call in which the assistant asks for permission. */
const asked = (options: AssistantOptions = {}): Show =>
  story(after({ mode: 'voice' }, ...CALL, asks(request)), options);

export const Question: Show = asked();
export const QuestionInTheDark: Show = asked({ theme: 'dark' });
export const QuestionWithForcedColors: Show = { ...asked(), tags: ['forced-colors'] };
export const QuestionOnAPhone: Show = { ...asked(), ...onPhone, tags: ['phone'] };
export const QuestionOnATinyPanel: Show = story(after({}, ...CALL, asks(request)), {
  size: 'tiny',
});
export const QuestionBesideAClosedPanel: Show = story(
  after({ mode: 'voice' }, ...CALL.slice(1), asks(request)),
);
export const LongQuestion: Show = story(
  after(
    { mode: 'voice' },
    ...CALL,
    asks({
      ...request,
      arguments: [{ name: 'Message', value: 'We would like to see the penthouse. '.repeat(40) }],
    }),
  ),
);
export const TenQuestions: Show = story(
  after(
    { mode: 'voice' },
    ...CALL,
    asks(...Array.from({ length: 10 }, (_, at) => ({ ...request, id: `t${at}` }))),
  ),
);
export const QuestionWithMuchText: Show = story(
  after(
    { mode: 'voice' },
    ...CALL,
    asks({
      ...request,
      arguments: Array.from({ length: 8 }, (_, at) => ({
        name: `Argument ${at}`,
        value: '<b>Not</b> markup but a long text. '.repeat(5),
      })),
    }),
  ),
);
export const ToolRunning: Show = story(
  after({ mode: 'voice' }, ...CALL, asks({ ...request, status: 'running' })),
);

const ended = (outcome: ToolOutcome, result = ''): Happening => ({
  type: 'part-added',
  partId: outcome,
  text: `${outcome === 'done' ? '✓' : '✗'} Open a tour (Penthouse in Whitefield)`,
  part: { kind: 'tool', outcome, result },
});

export const ToolsThatRan: Show = story(
  after(
    { mode: 'voice' },
    ...CALL,
    ended('done', '{"opened":"penthouse"}'),
    ended('declined'),
    ended('failed'),
    ended('timed-out'),
    ended('gone'),
    ended('ended'),
  ),
);

const form: Block = {
  type: 'form',
  title: 'Is this right?',
  fields: [
    { kind: 'name', value: 'Anouk Rao', required: true },
    { kind: 'phone', value: '+91 80 4567 8901', required: true },
    { kind: 'email' },
    { kind: 'choice', label: 'Package', options: ['Basic', 'Premium'] },
    { kind: 'time', label: 'When may we call?' },
  ],
};
const card = { title: 'Premium', text: '₹35,000 for one project, with VR and floor plans.' };
const cards: Block = {
  type: 'card',
  cards: [
    { ...card, link: { label: 'All prices', url: 'https://example.com/pricing' } },
    { title: 'Basic', text: '₹20,000 for one project.', button: 'Tell me about Basic' },
    { ...card, title: 'Enterprise' },
  ],
};
const buttons: Block = { type: 'buttons', buttons: ['What is in Basic?', 'And in Premium?'] };

/** A call in which the assistant shows something. */
const shows = (block: Block, options: AssistantOptions = {}, showTranscript = true): Show =>
  story(
    after({ mode: 'voice', showTranscript }, ...CALL, {
      type: 'part-added',
      partId: 'block',
      text: 'A block',
      part: { kind: 'block', block },
    }),
    options,
  );

export const Form: Show = shows(form);
export const FormInTheDark: Show = shows(form, { theme: 'dark' });
export const FormOnAPhone: Show = { ...shows(form), ...onPhone, tags: ['phone'] };
export const FormWithoutATranscript: Show = shows(form, {}, false);
export const FormWithForcedColors: Show = { ...shows(form), tags: ['forced-colors'] };
export const Cards: Show = shows(cards);
export const CardsOnAPhone: Show = { ...shows(cards), ...onPhone, tags: ['phone'] };
export const CardsInTheDark: Show = shows(cards, { theme: 'dark' });
export const OneCard: Show = shows({ type: 'card', cards: [card] });
export const ReplyButtons: Show = shows(buttons);

/** An answer in a chat with a block in it. */
const answer = (block: object, ...more: Happening[]): Show =>
  story(
    after(
      { mode: 'chat' },
      open,
      { type: 'send-message', text: 'What do your virtual tours cost?' },
      {
        type: 'reply-delta',
        output: 0,
        text: `We have two packages.\n\n\`\`\`assistant-block\n${JSON.stringify(block)}\n\`\`\``,
      },
      ...more,
    ),
  );

export const CardsInAnAnswer: Show = answer(cards, { type: 'reply-finished' });
export const ButtonsInAnAnswer: Show = answer(buttons, { type: 'reply-finished' });
export const BlockThatStreams: Show = answer(cards);
export const NoBlock: Show = answer({ type: 'table' }, { type: 'reply-finished' });
