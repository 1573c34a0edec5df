import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { after } from './states.js';
import { common, onPhone, optionsOf, story, type Show, type Story } from './story.js';

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
