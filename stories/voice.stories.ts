import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { AssistantOptions } from '../core/headless/index.js';
import type { Role } from '../core/machine/events.js';
import type { Settings } from '../core/machine/settings.js';
import { CALL_STAGES } from '../core/machine/stages.js';
import { after, CALL, type Happening } from './states.js';
import { common, onPhone, optionsOf, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Voice', ...common };

export default meta;

/** A widget that hears voices at these volumes. */
function widgetThatHears(volumes: Partial<Record<Role, number>>) {
  return async () => {
    const widget = await import('../elements/voice-assistant/widget.js');
    class Widget extends widget.Widget {
      override volume(role: Role): number {
        return volumes[role] ?? 0;
      }
    }
    return { ...widget, Widget };
  };
}

/** A call without a transcript. */
function call(
  events: readonly Happening[],
  volumes: Partial<Record<Role, number>> = {},
  options: AssistantOptions = {},
  mode: Settings['mode'] = 'voice',
): Show {
  return {
    ...story(after({ mode, showTranscript: false }, ...events), options),
    render: (args) =>
      html`<voice-assistant
        .options=${optionsOf(args)}
        .snapshot=${args.state}
        .loadWidget=${widgetThatHears(volumes)}
      ></voice-assistant>`,
  };
}

const start: readonly Happening[] = [{ type: 'open' }, { type: 'start-call' }];
const joining = CALL_STAGES.slice(0, 6).map((stage): Happening => ({
  type: 'call-progressed',
  progress: { stage, status: 'started' },
}));
const speaking: readonly Happening[] = [
  ...CALL,
  {
    type: 'call-transcribed',
    role: 'assistant',
    text: 'We have two packages. The basic one is twenty thousand rupees for a project.',
    final: true,
  },
  { type: 'call-speech-started', role: 'assistant' },
];
const muted: readonly Happening[] = [...CALL, { type: 'call-changed', change: { muted: true } }];

export const Assembling: Show = call([...start, ...joining]);
export const Idle: Show = call([...start, { type: 'call-connected' }]);
export const Listening: Show = call([...CALL, { type: 'call-speech-started', role: 'user' }], {
  user: 0.7,
});
export const Thinking: Show = call([...CALL, { type: 'call-changed', change: { thinking: true } }]);
export const Speaking: Show = call(speaking, { assistant: 0.8 });
export const SpeakingInTheDark: Show = call(speaking, { assistant: 0.8 }, { theme: 'dark' });
export const SpeakingInAnyColour: Show = call(
  speaking,
  { assistant: 0.8 },
  { accentColor: '#7c3aed' },
);
export const Muted: Show = call(muted);
export const MutedInTheDark: Show = call(muted, {}, { theme: 'dark' });
export const MutedWithForcedColors: Show = { ...call(muted), tags: ['forced-colors'] };
export const OnATinyPanel: Show = call(speaking, { assistant: 0.8 }, { size: 'tiny' }, 'hybrid');
export const OnAPhone: Show = {
  ...call(speaking, { assistant: 0.8 }),
  ...onPhone,
  tags: ['phone'],
};
