import type { ScriptedAnswer } from '../../local-provider/index.js';

/** The answers of one paragraph that are asked one after another. */
const PARAGRAPHS = Array.from({ length: 40 }, (_, index) => {
  const about = ['tours', 'prices', 'homes', 'agents', 'plans'][index % 5];
  return `Answer ${index + 1} is about our ${about}, ${'which you can see here, '.repeat(index % 3)}and it ends here.`;
});

const block = (content: object) => `\`\`\`assistant-block\n${JSON.stringify(content)}\n\`\`\``;

/** Answers by question. */
const STRUCTURED: Readonly<Record<string, string>> = {
  table:
    'The prices are:\n\n| Package | Price |\n| --- | --- |\n| Basic | 15,000 |\n| Premium | 35,000 |',
  list: 'We have:\n\n- **Basic** for one home\n- **Premium** for a project\n\n1. Choose\n2. Send the plans',
  code: 'Put this in the page:\n\n```html\n<voice-assistant></voice-assistant>\n```',
  link: '## Prices\n\nSee [the price list](https://example.com/pricing).',
  card: `Premium has everything:\n\n${block({
    type: 'card',
    cards: [
      { title: 'Premium', text: '35,000', button: 'Book it' },
      { title: 'Basic', text: '15,000' },
    ],
  })}`,
  form: `Please tell me who you are.\n\n${block({
    type: 'form',
    title: 'Is this right?',
    fields: [
      { kind: 'name', value: 'Anouk Rao' },
      { kind: 'phone', required: true },
    ],
  })}`,
  buttons: `Which one?\n\n${block({ type: 'buttons', buttons: ['Basic', 'Premium', 'Another'] })}`,
};

export const ANSWERS: readonly ScriptedAnswer[] = [
  ...PARAGRAPHS.map((say, index) => ({ when: { equals: `p${index + 1}` }, say })),
  ...Object.entries(STRUCTURED).map(([equals, say]) => ({ when: { equals }, say })),
  { when: { equals: 'visit' }, call: { name: 'book_visit', arguments: { day: 'Friday' } } },
  { when: '"outcome":"done"', say: 'Your visit is booked.' },
  { say: 'I do not know that.' },
];

const PURPOSES = new URLSearchParams({
  mode: 'chat',
  'consent-required': 'true',
  'consent-version': '2',
  'consent-purposes': JSON.stringify([
    { id: 'answer', text: 'An AI provider processes what you say.', required: true },
    { id: 'record', text: 'Chats are kept for 30 days.' },
  ]),
});

/** The attribute of a page whose assistant waits for the visitor. */
const QUIET = 'assistant-overrides={"firstMessageMode":"assistant-waits-for-user"}';

/** Presses Tab to the launcher and opens the panel. */
const OPEN = ['Tab', 'Tab', 'Return'];

/** Agrees to an optional purpose, too, and withdraws the consent. */
const CHOOSE_AND_WITHDRAW = ['space', 'Tab', 'Tab', 'Return', 'Tab', 'Return'];

const asked = (...questions: string[]) => questions.flatMap((text) => [`"${text}`, 'Return']);

/**
 * Actions of a visitor, by moment: the attributes of the element as a query, or a path of the host site, then keys, and
 * texts to type after a quotation mark.
 */
export const SCENARIOS: Readonly<Record<string, readonly string[]>> = {
  opening: ['first-chat-message=Hello.', ...OPEN, 'Escape', 'Return'],
  empty: ['mode=chat', ...OPEN],
  starters: [
    'mode=chat&starters=["Prices?",{"label":"Book a visit","text":"p1"}]',
    ...[...OPEN, 'shift+Tab', 'Return'],
  ],
  consent: ['consent-required=true', ...OPEN, 'Return', 'Return', 'Tab', 'Return'],
  agreed: ['mode=voice&consent-required=true', ...OPEN, 'Tab', 'Return'],
  purposes: [`${PURPOSES}`, ...OPEN, 'shift+Tab', ...CHOOSE_AND_WITHDRAW],
  'purposes tiny': [`${PURPOSES}&size=tiny`, ...OPEN, 'shift+Tab', ...CHOOSE_AND_WITHDRAW],
  'purposes phone': [`${PURPOSES}&screen=500x844`, ...OPEN, 'shift+Tab', ...CHOOSE_AND_WITHDRAW],
  'purposes inline': [
    `${PURPOSES}&layout=inline`,
    ...['ctrl+Home', 'Tab', 'Tab', 'Tab'],
    ...CHOOSE_AND_WITHDRAW,
  ],
  'purposes page': [
    `${PURPOSES}&layout=page`,
    ...['ctrl+Home', 'Tab', 'Tab', 'Tab'],
    ...CHOOSE_AND_WITHDRAW,
  ],
  call: [
    'mode=voice',
    ...[...OPEN, 'Return', 'shift+Tab', 'shift+Tab', 'Return', 'Tab', 'Tab', 'Return'],
  ],
  tool: [
    'mode=chat&chat-url=/v1/chat/completions',
    ...[...OPEN, ...asked('visit'), 'shift+Tab', 'shift+Tab', 'shift+Tab', 'Return'],
  ],
  'refused call': ['mode=voice&faults=call-refused:503', ...OPEN, 'Return', 'Return'],
  'refused chat': ['mode=chat&faults=chat-refused:400', ...OPEN, ...asked('Hello')],
  silence: [`mode=voice&silence-timeout-seconds=12&${QUIET}`, ...OPEN, 'Return', 'wait'],
  limit: [`mode=voice&max-duration-seconds=20&${QUIET}`, ...OPEN, 'Return', 'wait'],
  lost: [`mode=voice&faults=network-drop:2:6&${QUIET}`, ...OPEN, 'Return', 'wait'],
  deleted: [
    'mode=chat',
    ...OPEN,
    ...asked('p1'),
    ...Array<string>(6).fill('shift+Tab'),
    'Return',
    'shift+Tab',
    'Return',
  ],
  read: [
    'mode=chat',
    ...[...OPEN, ...asked('p1'), ...Array<string>(4).fill('shift+Tab')],
    ...['Down', 'Down', 'Down', 'Down'],
  ],
  kept: ['keep-conversation=true', ...OPEN, ...asked('p1'), 'F5'],
  home: ['/', 'ctrl+Home', 'h', 'h', 'h', 'm', 'm', 'm', 'm', 'k', 'k'],
  prices: ['/pricing', 'ctrl+Home', 'h', 'h', 'm', 'm', 'm', 'm', 'l', 'Down', 'Down', 't'],
  contact: ['/contact', 'ctrl+Home', 'h', 'e', 'e', 'e', 'c', 'b', 'Return'],
  tour: [
    '/virtual-tours',
    'ctrl+Home',
    'b',
    'Return',
    'Tab',
    'ctrl+End',
    'shift+b',
    'shift+b',
    'Return',
    'Escape',
  ],
  form: [
    'mode=chat',
    ...[...OPEN, ...asked('form'), ...Array<string>(6).fill('shift+Tab'), 'Tab', 'Tab', 'Return'],
  ],
  structured: ['', ...OPEN, ...asked(...Object.keys(STRUCTURED))],
  answers: ['', ...OPEN, ...asked(...PARAGRAPHS.map((_, index) => `p${index + 1}`))],
};
