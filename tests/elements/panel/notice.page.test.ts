import { expect } from '@open-wc/testing';
import { after, CALL, type Happening } from '../../../stories/states.js';
import { drawn, present, showing, style, waitUntil } from '../support/drawing.js';
import { recorded } from '../support/intents.js';

const failure = { kind: 'microphone-busy', type: 'daily-call-join-error', message: '' } as const;
const FAILED: readonly Happening[] = [
  { type: 'open' },
  { type: 'start-call' },
  { type: 'call-failed', failure, duration: 1 },
];

describe('a notice', () => {
  it('plays what the browser has blocked', async () => {
    const refused = { type: 'call-changed', change: { playback: 'refused' } } as const;
    const { element, intents } = await recorded(after({}, ...CALL, refused));
    (await drawn(element, 'hear-button')).click();
    expect(intents).to.deep.equal([{ type: 'resume-playback' }]);
  });

  it('of a failure retries, is dismissed, or leaves for the text box', async () => {
    const { element, intents } = await recorded(after({}, ...CALL, ...FAILED.slice(2)));
    (await drawn(element, 'retry-button')).click();
    expect(intents.splice(0)).to.deep.equal([{ type: 'retry' }]);
    present(element, 'dismiss-button').click();
    expect(intents.splice(0)).to.deep.equal([{ type: 'dismiss-failure' }]);
    present(element, 'type-button').click();
    expect(intents).to.deep.equal([{ type: 'dismiss-failure' }]);
    await waitUntil(() => element.shadowRoot?.activeElement?.part.value === 'text-box');
    expect(style(element, 'failure').display).to.equal('grid');
  });

  it('of a failure is dismissed only where a conversation is behind it', async () => {
    const isDismissible = async (...events: readonly Happening[]) => {
      const element = await showing(after({}, ...events));
      return (await drawn(element, 'dismiss-button')).checkVisibility();
    };
    expect(await isDismissible(...FAILED)).to.equal(false);
    expect(await isDismissible(...CALL, ...FAILED.slice(2))).to.equal(true);
  });
});

describe('what helps with a failure', () => {
  for (const [kind, ...parts] of [
    ['microphone-forbidden', 'type-button'],
    ['microphone-denied', 'type-button', 'retry-button'],
    ['microphone-missing', 'type-button', 'retry-button'],
    ['call-failed', 'retry-button', 'type-button'],
    ['unsupported', 'type-button'],
  ] as const)
    it(`is the right buttons in their order, ${kind}`, async () => {
      const failed = { type: 'call-failed', failure: { ...failure, kind }, duration: 1 } as const;
      const element = await showing(after({}, ...FAILED.slice(0, 2), failed));
      await drawn(element, 'type-button');
      const buttons = element.renderRoot.querySelectorAll<HTMLElement>('.failure .action');
      expect([...buttons].map(({ part }) => part.value)).to.deep.equal(parts);
    });
});
