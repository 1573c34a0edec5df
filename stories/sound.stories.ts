import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import type { AssistantOptions, CallControls, CallDevices } from '../core/headless/index.js';
import type { State } from '../core/machine/state.js';
import { drawnPart } from './drawn.js';
import { after, CALL } from './states.js';
import { common, onPhone, optionsOf, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Sound', ...common };

export default meta;

/** The controls of a call that the sound settings use. */
type Sound = Pick<
  CallControls,
  'assistantVolume' | 'devices' | 'setAssistantVolume' | 'useMicrophone' | 'useSpeaker'
>;

const DEVICES: CallDevices = {
  microphones: [
    { id: 'default', label: 'Default - Built-in Microphone' },
    { id: 'headset', label: 'Jabra Evolve2 65 Flex (0b0e:2ebf)' },
  ],
  speakers: [
    { id: 'default', label: 'Default - Built-in Speakers' },
    { id: 'headset', label: 'Jabra Evolve2 65 Flex (0b0e:2ebf)' },
  ],
  microphone: 'headset',
  speaker: null,
};

/** The controls of a fake call: what is selected is in use, without any sound. */
function sound(change: Partial<CallDevices>): Sound {
  let devices = { ...DEVICES, ...change };
  let assistantVolume = 1.2;
  return {
    get assistantVolume() {
      return assistantVolume;
    },
    devices: async () => devices,
    setAssistantVolume: async (volume) => void (assistantVolume = volume),
    useMicrophone: async (microphone) => void (devices = { ...devices, microphone }),
    useSpeaker: async (speaker) => void (devices = { ...devices, speaker }),
  };
}

/** Loads a widget whose call has the sound of a story. */
function widgetWith(controls: () => Promise<Sound>) {
  return async () => {
    const widget = await import('../elements/voice-assistant/widget.js');
    class Widget extends widget.Widget {
      override callControls(): Promise<CallControls> {
        return controls() as Promise<CallControls>;
      }
    }
    return { ...widget, Widget };
  };
}

const calling = after({ mode: 'voice' }, ...CALL);

/** A call in which the visitor has pressed the button of the settings. */
function pressed(
  controls: () => Promise<Sound>,
  options: AssistantOptions = {},
  state: State = calling,
): Show {
  return {
    ...story(state, options),
    render: (args) =>
      html`<voice-assistant
        .options=${optionsOf(args)}
        .snapshot=${args.state}
        .loadWidget=${widgetWith(controls)}
      ></voice-assistant>`,
    async play({ canvasElement }) {
      (await drawnPart(canvasElement, 'settings-button')).click();
      await drawnPart(canvasElement, 'settings');
    },
  };
}

/** The settings, open. */
function settings(
  devices: Partial<CallDevices> = {},
  options: AssistantOptions = {},
  state?: State,
): Show {
  const controls = sound(devices);
  return pressed(async () => controls, options, state);
}

export const Settings: Show = settings();
export const SettingsInTheDark: Show = settings({}, { theme: 'dark' });
export const SettingsOfAFullPanel: Show = settings({}, { size: 'full' });
export const SettingsOnATinyPanel: Show = settings({}, { size: 'tiny' }, after({}, ...CALL));
export const SettingsOnAPhone: Show = { ...settings(), ...onPhone, tags: ['phone'] };
export const SettingsWithForcedColors: Show = { ...settings(), tags: ['forced-colors'] };

/** The notice suggests another microphone, which can be selected here. */
export const SettingsBelowANotice: Show = settings(
  {},
  {},
  after({ mode: 'voice' }, ...CALL, { type: 'call-changed', change: { unheard: 'silent' } }),
);

/** Not every browser lets a page choose the speaker. */
export const SettingsWithoutSpeakers: Show = settings({ speakers: [] });
/** A browser that does not reveal the names of the devices. */
export const SettingsWithoutNames: Show = settings({
  microphones: [{ id: 'default', label: '' }],
  speakers: [{ id: 'default', label: '' }],
  microphone: null,
});

const refuse = () => Promise.reject<Sound>(new Error('There is no network'));

export const SettingsNotLoaded: Show = pressed(refuse);
export const SettingsNotLoadedInTheDark: Show = pressed(refuse, { theme: 'dark' });
