import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { drawnPart } from './drawn.js';
import { after, CALL, CHAT } from './states.js';
import { common, onPhone, optionsOf, show, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Panel', ...common };

export default meta;

const chat = after({}, ...CHAT, { type: 'reply-finished' });

export const Tiny: Show = story(after({}, ...CALL), { size: 'tiny' });
export const Compact: Show = story(chat);
export const Full: Show = story(chat, { size: 'full' });
export const OnAPhone: Show = { ...story(chat), ...onPhone, tags: ['phone'] };

/** Where the element is, in a container of 30 by 36 rem. */
export const Inline: Show = {
  ...story(chat, { layout: 'inline', expandable: true }),
  render: (args) => html`<div style="width: 30rem; height: 36rem">${show(args)}</div>`,
};
export const WholePage: Show = story(chat, { layout: 'page' });

export const AtTheTopLeft: Show = story(chat, { position: 'top-left' });
export const AtTheBottomCenter: Show = story(chat, { position: 'bottom-center' });

export const NoRadius: Show = story(chat, { radius: 'none' });
export const SmallRadius: Show = story(chat, { radius: 'small' });
export const LargeRadius: Show = story(chat, { radius: 'large' });

export const Vivid: Show = story(chat, { preset: 'vivid' });
export const VividInTheDark: Show = story(chat, { preset: 'vivid', theme: 'dark' });
export const Plain: Show = story(chat, { preset: 'plain' });
export const PlainInTheDark: Show = story(chat, { preset: 'plain', theme: 'dark' });
export const Dark: Show = story(chat, { theme: 'dark' });
export const DarkCall: Show = story(
  after({}, ...CALL, { type: 'call-changed', change: { muted: true } }),
  {
    theme: 'dark',
  },
);
export const AsThePageHasIt: Show = {
  ...story(chat, { theme: 'auto' }),
  render: (args) =>
    html`<style>
        :root {
          color-scheme: light dark;
        }
      </style>
      ${show(args)}`,
};
/** The visitor has pressed "Start over". */
export const AsksBeforeItStartsOver: Show = {
  ...story(chat),
  async play({ canvasElement }) {
    (await drawnPart(canvasElement, 'reset-button')).click();
    await drawnPart(canvasElement, 'reset-question');
  },
};
export const AtTheTopRight: Show = story(chat, { position: 'top-right' });
export const AtTheBottomLeft: Show = story(chat, { position: 'bottom-left' });
export const OfAnyColour: Show = story(chat, { baseColor: '#1e1b4b', accentColor: '#f472b6' });
export const ForcedColors: Show = { ...story(chat), tags: ['forced-colors'] };
export const ForcedColorsCall: Show = {
  ...story(after({ mode: 'voice' }, ...CALL)),
  tags: ['forced-colors'],
};

export const WithThePagesIcon: Show = {
  ...story(chat),
  render: (args) =>
    html`<voice-assistant .options=${optionsOf(args)} .snapshot=${args.state}>
      <svg slot="header-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 3l9 8h-3v9H6v-9H3z" fill="currentColor" />
      </svg>
    </voice-assistant>`,
};
export const WithThePagesIconInTheDark: Show = {
  ...WithThePagesIcon,
  args: story(chat, { theme: 'dark' }).args!,
};
