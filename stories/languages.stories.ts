import type { Meta } from '@storybook/web-components-vite';
import { html } from 'lit';
import { textLanguages } from '../core/headless/index.js';
import type { State } from '../core/machine/state.js';
import { after, CALL } from './states.js';
import { common, optionsOf, story, type Show, type Story } from './story.js';

const meta: Meta<Story> = { title: 'Languages', ...common };

export default meta;

/** A contact sheet: a state in every language. */
function sheet(state: State): Show {
  return {
    ...story(state, {
      layout: state.panel.status === 'open' ? 'inline' : 'floating',
      languageChoice: true,
    }),
    render: (args) =>
      html`<div
        style="display: grid; grid-template-columns: repeat(auto-fill, 390px); gap: 1rem; width: max-content; max-width: 100%"
      >
        ${['en', ...textLanguages].map(
          (language) =>
            // A transform makes the cell the window of a launcher.
            html`<div style="height: 640px; transform: translate(0)">
              <voice-assistant
                .options=${{ ...optionsOf(args), language }}
                .snapshot=${args.state}
              ></voice-assistant>
            </div>`,
        )}
      </div>`,
  };
}

const failure = {
  kind: 'microphone-denied',
  type: 'daily-call-join-error',
  message: 'for developers',
} as const;

export const Launcher: Show = sheet(after({}));
export const Empty: Show = sheet(after({}, { type: 'open' }));
export const Call: Show = sheet(after({ mode: 'voice' }, ...CALL));
export const Failure: Show = sheet(
  after(
    {},
    { type: 'open' },
    { type: 'start-call' },
    { type: 'call-failed', failure, duration: 900 },
  ),
);
export const Consent: Show = sheet(after({ consentRequired: true }, { type: 'open' }));
export const PastCall: Show = sheet(
  after({}, ...CALL, { type: 'call-ended', reason: 'silence-timed-out' }),
);

export const PastCallInHindi: Show = story(PastCall.args!.state!, { language: 'hi' });
export const FailureInUrdu: Show = story(Failure.args!.state!, { language: 'ur' });
