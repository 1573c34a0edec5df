import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { after } from './states.js';
import { common, onPhone, optionsOf, show, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Consent', ...common };

export default meta;

const asked = after({ consentRequired: true }, { type: 'open' });

export const Dialog: Show = story(asked);
export const Dark: Show = story(asked, { theme: 'dark' });
export const OnAPhone: Show = { ...story(asked), ...onPhone, tags: ['phone'] };
export const OfATinyLauncher: Show = story(
  after({ mode: 'voice', consentRequired: true }, { type: 'start-call' }),
  { size: 'tiny' },
);
export const WithLongWordsOnAPhone: Show = {
  ...story(asked, {
    texts: {
      language: 'de',
      consent: {
        title: 'Nutzungsbedingungen',
        accept: 'Einverstanden und fortfahren',
        cancel: 'Datenschutzeinwilligung ablehnen',
      },
    },
  }),
  ...onPhone,
  tags: ['phone'],
};
export const InThePagesWords: Show = story(asked, {
  consentTitle: 'Before we talk',
  consentContent:
    'Calls are **recorded**. Read our [privacy notice](https://example.com/privacy).\n\n- Kept for 30 days\n- Never sold',
});
export const LongerThanThePhone: Show = {
  ...story(asked, {
    consentContent: 'We keep what you say for a month, and nobody sells it.\n\n'.repeat(30),
  }),
  ...onPhone,
  tags: ['phone'],
};
export const WithForcedColors: Show = { ...story(asked), tags: ['forced-colors'] };
export const InThePagesMarkup: Show = {
  ...story(asked),
  render: (args) =>
    html`<voice-assistant .options=${optionsOf(args)} .snapshot=${args.state}>
      <p slot="consent">We keep what you say <em>for a month</em>.</p>
    </voice-assistant>`,
};

export const Given: Show = story(
  after({ consentRequired: true }, { type: 'open' }, { type: 'accept-consent' }),
);

const NOTICE = {
  consentRequired: true,
  consentVersion: '2026-08',
  consentPurposes: [
    { id: 'answer', text: 'An AI provider processes what you say to answer you.', required: true },
    { id: 'record', text: 'Calls are recorded, and kept for 30 days.', required: true },
    { id: 'improve', text: 'We read conversations to improve the answers.' },
    { id: 'contact', text: 'Our sales team may call you back.' },
  ],
};
const itemised = after(NOTICE, { type: 'open' });
const granted = after(NOTICE, { type: 'open' }, { type: 'accept-consent' });
const inPlace: Partial<Show> = {
  render: (args) => html`<div style="width: 30rem; height: 36rem">${show(args)}</div>`,
};

export const WithPurposes: Show = story(itemised, NOTICE);
export const WithPurposesInTheDark: Show = story(itemised, { ...NOTICE, theme: 'dark' });
export const WithPurposesOnAPhone: Show = {
  ...story(itemised, NOTICE),
  ...onPhone,
  tags: ['phone'],
};
export const WithPurposesInline: Show = {
  ...story(itemised, { ...NOTICE, layout: 'inline' }),
  ...inPlace,
};
export const WithPurposesOnThePage: Show = story(itemised, { ...NOTICE, layout: 'page' });
export const CanBeWithdrawn: Show = story(granted, NOTICE);
export const CanBeWithdrawnInTheDark: Show = story(granted, { ...NOTICE, theme: 'dark' });
export const CanBeWithdrawnInATinyPanel: Show = story(granted, { ...NOTICE, size: 'tiny' });
export const CanBeWithdrawnOnAPhone: Show = {
  ...story(granted, NOTICE),
  ...onPhone,
  tags: ['phone'],
};
export const CanBeWithdrawnInline: Show = {
  ...story(granted, { ...NOTICE, layout: 'inline' }),
  ...inPlace,
};
export const CanBeWithdrawnOnThePage: Show = story(granted, { ...NOTICE, layout: 'page' });
export const CanBeWithdrawnBesideACall: Show = story(
  after(
    { ...NOTICE, mode: 'voice' },
    { type: 'start-call' },
    { type: 'accept-consent' },
    { type: 'call-connected' },
  ),
  { ...NOTICE, size: 'tiny' },
);
