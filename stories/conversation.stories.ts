import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { AssistantOptions } from '../core/headless/index.js';
import { drawnPart, whenDrawn } from './drawn.js';
import { after, CALL, CHAT, type Happening } from './states.js';
import { common, onPhone, optionsOf, show, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Conversation', ...common };

export default meta;

const answer = (question: string, text: string): Happening[] => [
  { type: 'open' },
  { type: 'send-message', text: question },
  { type: 'reply-delta', output: 0, text },
];

export const Greeting: Show = story(
  after({ mode: 'chat', firstChatMessage: 'Hey, How can I help you today?' }, { type: 'open' }),
);
export const Spoken: Show = story(after({ mode: 'voice' }, ...CALL));
export const Streaming: Show = story(after({ mode: 'chat' }, ...CHAT));
export const SharedContext: Show = story(
  after(
    { sharedContext: true },
    ...CHAT.slice(0, 2),
    { type: 'reply-delta', output: 0, text: 'We have **two packages**.' },
    { type: 'reply-finished' },
    ...CALL.slice(1),
    { type: 'end-call' },
    { type: 'send-message', text: 'And who has bought one?' },
  ),
);
export const Sent: Show = story(
  after({ mode: 'chat' }, ...CHAT.slice(0, 2), { type: 'reply-accepted' }),
);
export const Queued: Show = story(
  after({ mode: 'chat' }, ...CHAT, { type: 'send-message', text: 'And who has bought one?' }),
);
export const WithoutNetwork: Show = story(
  after(
    { mode: 'chat' },
    ...CHAT.slice(0, 2),
    { type: 'reply-held' },
    { type: 'send-message', text: 'And who has bought one?' },
    { type: 'reply-held' },
  ),
);
export const Stopped: Show = story(after({ mode: 'chat' }, ...CHAT, { type: 'stop-answer' }));
export const TwoOutputs: Show = story(
  after(
    { mode: 'chat' },
    ...CHAT,
    { type: 'reply-delta', output: 1, text: 'Shall I book you a demo?' },
    { type: 'reply-finished' },
  ),
);

const long = after(
  { mode: 'chat' },
  ...answer(
    'Tell me everything, please. '.repeat(12),
    Array.from({ length: 30 }, (_, index) => `Paragraph ${index + 1} of a long answer.`).join(
      '\n\n',
    ),
  ),
  { type: 'reply-finished' },
);

export const Long: Show = story(long);

/** How far back a visitor has scrolled, in pixels. */
const BACK = 300;

/** The visitor has scrolled back, and a button leads to the latest message. */
function scrolledBack(options: AssistantOptions = {}): Show {
  return {
    ...story(long, options),
    async play({ canvasElement }) {
      const scroller = await drawnPart(canvasElement, 'conversation');
      await whenDrawn(canvasElement, () => scroller.scrollHeight - scroller.clientHeight > BACK);
      scroller.scrollTop = -BACK;
      await drawnPart(canvasElement, 'newest-button');
    },
  };
}

export const ScrolledBack: Show = scrolledBack();
export const ScrolledBackInTheDark: Show = scrolledBack({ theme: 'dark' });
export const ScrolledBackOnAPhone: Show = { ...scrolledBack(), ...onPhone, tags: ['phone'] };
export const ScrolledBackWithForcedColors: Show = { ...scrolledBack(), tags: ['forced-colors'] };
export const Hostile: Show = story(
  after(
    { mode: 'chat' },
    ...answer(
      '<script>alert(1)</script> ' + 'x'.repeat(300),
      [
        '<img src=x onerror=alert(1)> <b>not bold</b>',
        '[script](javascript:alert(1)) and [mail](mailto:a@example.com)',
        '![a picture](http://127.0.0.1/never-loaded.png)',
        `\`\`\`\n${'wide '.repeat(40)}\n\`\`\``,
        '# A heading\n\n> A quotation\n\n1. One\n2. Two\n   - nested',
      ].join('\n\n'),
    ),
    { type: 'reply-finished' },
  ),
);
const guide = [
  '# Your first tour\n\nThree steps, and about **forty minutes** of work:',
  '1. Take the pictures\n2. Upload them\n\n3. Place the hotspots\n   - between rooms\n   - on what is worth a look',
  '## Before you publish\n\n- [x] Every room has a name\n- [ ] The floor plan is there',
  '| Package | Rooms | Hotspots | Analytics | Price per month |\n|---|---:|---:|---|---:|\n| Basic | 8 | 20 | none | ₹20,000 |\n| Premium | 40 | unlimited | weekly | ₹35,000 |',
  '### On your page\n\n```html\n<script type="module" src="https://tours.example.com/viewer/latest/viewer.js"></script>\n<tour-viewer tour="kolkata-12"></tour-viewer>\n```',
  '> Visitors stay three times as long.\n\nMore in the [guide](https://example.com/guide), or set `autoplay` yourself.',
].join('\n\n');
const guided = after({ mode: 'chat' }, ...answer('How do I begin?', guide), {
  type: 'reply-finished',
});

export const Markdown: Show = story(guided, { size: 'full' });
export const MarkdownInTheDark: Show = story(guided, { size: 'full', theme: 'dark' });
export const GreetingOfThePage: Show = story(after({ mode: 'chat' }, { type: 'open' }), {
  greeting: 'I know every flat we build.',
  starters: ['What is ready in March?', 'Show me a tour', 'Prices in Pune'],
});
export const RightToLeft: Show = {
  ...story(
    after({}, ...answer('كم تكلفة الجولة؟', 'الباقة **الأساسية** بسعر ₹20,000.'), {
      type: 'reply-finished',
    }),
  ),
  render: (args) => html`<div dir="rtl" lang="ar">${show(args)}</div>`,
};
export const Hindi: Show = story(
  after({}, ...answer('टूर की कीमत क्या है?', 'बेसिक पैकेज **₹20,000** प्रति प्रोजेक्ट है।'), {
    type: 'reply-finished',
  }),
);
export const OnASmallPhone: Show = { ...story(after({}, ...CHAT)), ...onPhone, tags: ['phone'] };

export const OfABrand: Show = {
  ...story(after({}, ...CHAT, { type: 'reply-finished' })),
  render: (args) =>
    html`<style>
        .brand {
          --va-base-color: #fffbf5;
          --va-user-bubble-color: #7c2d12;
          --va-assistant-bubble-color: #fdecd8;
          --va-accent-color: #c2410c;
          --va-font: Georgia, serif;
        }
        .brand voice-assistant::part(header) {
          background: #fdecd8;
        }
      </style>
      <div class="brand">${show(args)}</div>`,
};
export const WithThePagesMarkup: Show = {
  ...story(after({}, { type: 'open' })),
  render: (args) =>
    html`<voice-assistant .options=${optionsOf(args)} .snapshot=${args.state}>
      <strong slot="header">Ask Asha</strong>
      <p slot="empty">Asha knows every flat we build. Try “What is ready in March?”</p>
    </voice-assistant>`,
};
export const InGerman: Show = story(after({ mode: 'chat' }, { type: 'open' }), {
  texts: {
    language: 'de',
    title: 'Fragen Sie uns',
    placeholder: 'Ihre Nachricht …',
    status: { chat: 'Schreiben Sie unten' },
    empty: { chat: 'Schreiben Sie, um ein Gespräch zu beginnen' },
  },
});
