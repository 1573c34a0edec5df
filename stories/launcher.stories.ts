import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { AssistantOptions } from '../core/headless/index.js';
import { TEASER_KEY } from '../core/conversation/tab-keys.js';
import { after, CHAT, type Happening } from './states.js';
import { common, onPhone, optionsOf, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Launcher', ...common };

export default meta;

const closed = after({});
const talking = after({ mode: 'voice' }, { type: 'start-call' }, { type: 'call-connected' });
const words = { ctaTitle: 'Talk with our AI', ctaSubtitle: 'Tours, prices, a demo' };

export const Compact: Show = story(closed, words);
export const CompactWithoutSubtitle: Show = story(closed);
export const Full: Show = story(closed, { ...words, size: 'full' });
export const Tiny: Show = story(after({ mode: 'voice' }), { size: 'tiny' });
export const TinyConnecting: Show = story(after({ mode: 'voice' }, { type: 'start-call' }), {
  size: 'tiny',
});
export const TinyInCall: Show = story(talking, { size: 'tiny' });
export const TinyInChat: Show = story(after({ mode: 'chat' }), { ...words, size: 'tiny' });

export const BottomLeft: Show = story(closed, { ...words, position: 'bottom-left' });
export const TopRight: Show = story(closed, { ...words, position: 'top-right' });
export const TopLeft: Show = story(closed, { ...words, position: 'top-left' });
export const BottomCenter: Show = story(closed, { ...words, position: 'bottom-center' });

export const NoRadius: Show = story(closed, { ...words, radius: 'none' });
export const SmallRadius: Show = story(closed, { ...words, radius: 'small' });
export const LargeRadius: Show = story(closed, { ...words, radius: 'large' });

export const Dark: Show = story(closed, { ...words, theme: 'dark' });
export const OfAnyColour: Show = story(closed, { ...words, ctaButtonColor: '#fde047' });
export const LongWords: Show = {
  ...story(closed, {
    ctaTitle: 'Donaudampfschifffahrtsgesellschaft und ihre Beratung',
    ctaSubtitle: 'Fragen zu Fahrplan, Preisen, Gepäck, Hunden und Fahrrädern',
  }),
  ...onPhone,
  tags: ['phone'],
};
export const ForcedColors: Show = { ...story(closed, words), tags: ['forced-colors'] };

const connected = after({}, { type: 'start-call' }, { type: 'call-connected' });
const broken = after(
  {},
  { type: 'start-call' },
  {
    type: 'call-failed',
    failure: { kind: 'microphone-denied', type: 'daily-call-join-error', message: 'x' },
    duration: 900,
  },
);

/** The panel is closed, and the launcher shows the current activity. */
export const Connecting: Show = story(after({}, { type: 'start-call' }), words);
export const InACall: Show = story(connected, words);
export const InACallDark: Show = story(connected, { ...words, theme: 'dark' });

const refused: Happening[] = [
  { type: 'start-call' },
  { type: 'call-connected' },
  { type: 'call-changed', change: { playback: 'refused' } },
];

/** The browser does not play the assistant until the visitor touches the page. */
export const TapToHear: Show = story(after({}, ...refused), words);
export const TapToHearInTheDark: Show = story(after({}, ...refused), { ...words, theme: 'dark' });
export const TapToHearFull: Show = story(after({}, ...refused), { ...words, size: 'full' });
export const TapToHearOnAPhone: Show = {
  ...story(after({}, ...refused), words),
  ...onPhone,
  tags: ['phone'],
};
export const TinyTapToHear: Show = story(after({ mode: 'voice' }, ...refused), { size: 'tiny' });

export const Typing: Show = story(after({}, ...CHAT, { type: 'close' }), words);
export const AfterAFailure: Show = story(broken, words);
export const AfterAFailureOnAPhone: Show = {
  ...story(broken, words),
  ...onPhone,
  tags: ['phone'],
};
export const ForcedColorsInACall: Show = { ...story(connected), tags: ['forced-colors'] };
export const ForcedColorsAfterAFailure: Show = { ...story(broken), tags: ['forced-colors'] };

/** Before any use of the widget, so without a state. */
const teaser = (options: AssistantOptions = {}): Show => ({
  ...story(closed, { ...words, teaser: 0.001, ...options }),
  render(args) {
    sessionStorage.removeItem(TEASER_KEY);
    return html`<voice-assistant .options=${optionsOf(args)}></voice-assistant>`;
  },
});

export const Teaser: Show = teaser();
export const TeaserInTheDark: Show = teaser({ theme: 'dark' });
export const TeaserAtTheTop: Show = teaser({ position: 'top-left', size: 'tiny' });
export const TeaserWithLongWords: Show = {
  ...teaser({ texts: { closed: { teaser: 'Fragen zu Fahrplan, Preisen, Gepäck? '.repeat(9) } } }),
  ...onPhone,
  tags: ['phone'],
};
export const TeaserWithForcedColors: Show = { ...teaser(), tags: ['forced-colors'] };

/** Pressed while the code behind it cannot be loaded, as without a network. */
export const NotLoaded: Show = {
  ...story(closed, words),
  render: (args) =>
    html`<voice-assistant
      .options=${optionsOf(args)}
      .loadWidget=${() => Promise.reject(new Error('There is no network'))}
    ></voice-assistant>`,
  play: ({ canvasElement }) => canvasElement.querySelector('voice-assistant')!.open(),
};

export const WithThePagesIcon: Show = {
  ...story(closed, words),
  render: (args) =>
    html`<voice-assistant .options=${optionsOf(args)} .snapshot=${args.state}>
      <svg slot="launcher-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d="M12 3l9 8h-3v9H6v-9H3z" fill="currentColor" />
      </svg>
    </voice-assistant>`,
};
