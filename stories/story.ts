import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import type { AssistantOptions } from '../core/headless/index.js';
import type { State } from '../core/machine/state.js';
import '../elements/define.js';

export interface Story extends Controls {
  readonly state: State;
  readonly options: AssistantOptions;
}

/** The properties of the element that Storybook's controls set. */
interface Controls extends AssistantOptions {
  readonly heading?: string;
}

export type Show = StoryObj<Story>;

/**
 * The options of a story: those that its state comes from, its own, and those that a designer sets in
 * Storybook's controls.
 */
export function optionsOf({ state, options, heading, ...look }: Story): AssistantOptions {
  const { mode, showTranscript, firstChatMessage, typingInCall } = state.settings;
  const given = { mode, showTranscript, firstChatMessage, typingInCall, size: 'compact' } as const;
  // Custom properties are no options.
  const chosen = Object.entries(look).filter(([name]) => !name.startsWith('--'));
  return {
    ...given,
    ...options,
    ...(heading && { title: heading }),
    ...Object.fromEntries(chosen),
  };
}

/** The element in the state of the story. */
export function show(args: Story): TemplateResult {
  return html`<voice-assistant
    .options=${optionsOf(args)}
    .snapshot=${args.state}
  ></voice-assistant>`;
}

/** What all files of stories share, beside their title. */
export const common: Meta<Story> = {
  component: 'voice-assistant',
  render: show,
  args: { options: {} },
};

/** A story is a state, and the options that give it its look. */
export function story(state: State, options: AssistantOptions = {}): Show {
  return { args: { state, options } };
}

/**
 * What Storybook itself shows on a phone. The tests and the contact sheet provide the surrounding
 * that a story's tag names: a `phone` of 360 pixels, `forced-colors`, or `reduced-motion`.
 */
export const onPhone = { globals: { viewport: { value: 'mobile1' } } };
