import type { State } from '../core/machine/state.js';
import * as actions from './actions.stories.js';
import * as call from './call.stories.js';
import * as consent from './consent.stories.js';
import * as conversation from './conversation.stories.js';
import * as failures from './failures.stories.js';
import * as input from './input.stories.js';
import * as languages from './languages.stories.js';
import * as launcher from './launcher.stories.js';
import * as panel from './panel.stories.js';
import * as sound from './sound.stories.js';
import * as status from './status.stories.js';
import * as voice from './voice.stories.js';
import type { Show, Story } from './story.js';

const FILES = {
  actions,
  call,
  consent,
  conversation,
  failures,
  input,
  languages,
  launcher,
  panel,
  sound,
  status,
  voice,
};

/** The arguments of every story, by the story's id. */
export function allStories(): Record<string, Story> {
  return Object.fromEntries(
    Object.entries(FILES).flatMap(([file, stories]) =>
      Object.entries(stories)
        // Storybook adds names of its own.
        .filter(([name]) => /^[A-Z]/.test(name))
        .map(([name, story]) => [`${file}--${dashed(name)}`, (story as Show).args as Story]),
    ),
  );
}

/** The state of every story, by the story's id. */
export function allStates(): Record<string, State> {
  return Object.fromEntries(Object.entries(allStories()).map(([id, { state }]) => [id, state]));
}

function dashed(name: string): string {
  return name.replace(/(?<!^)[A-Z]/g, '-$&').toLowerCase();
}
