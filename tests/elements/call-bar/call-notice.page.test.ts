import { expect } from '@open-wc/testing';
import { en } from '../../../core/i18n/en.js';
import { after, CALL, type Happening } from '../../../stories/states.js';
import { drawn, part, showing, text, waitUntil } from '../support/drawing.js';
import { recorded } from '../support/intents.js';

type Change = Extract<Happening, { type: 'call-changed' }>['change'];

const changed = (change: Change) => after({}, ...CALL, { type: 'call-changed', change });

const hangUp = (reason: 'silence-timed-out' | 'exceeded-max-duration'): Change => ({
  hangUp: { reason, at: Date.now() + 550_000 },
});

const NOTICES: readonly [kind: string, change: Change, text: string][] = [
  ['lost', { network: 'lost', unheard: 'silent', thinking: true }, en.call.network.lost],
  ['hang-up', { ...hangUp('silence-timed-out'), unheard: 'silent' }, en.call.hangUp.tooSilent],
  ['hang-up', hangUp('exceeded-max-duration'), en.call.hangUp.tooLong],
  ['unheard', { unheard: 'silent', network: 'low' }, en.call.unheard],
  ['unheard', { unheard: 'microphone-busy' }, en.failures['microphone-busy']],
  ['unheard', { unheard: 'microphone-lost', muted: true }, en.failures['microphone-lost']],
  ['unheard', { unheard: 'silent', muted: true }, en.call.unheard],
  ['silenced', { muted: true, network: 'low', thinking: true }, en.call.muted],
  ['lost', { network: 'lost', muted: true }, en.call.network.lost],
  ['low', { network: 'low', thinking: true }, en.call.network.low],
  ['thinking', { thinking: true }, en.call.thinking],
];

describe('the notice of a call', () => {
  for (const [kind, change, expected] of NOTICES)
    it(`is the most important one, ${kind}: ${expected}`, async () => {
      const element = await showing(changed(change));
      const notice = await drawn(element, 'call-notice');
      expect(element.renderRoot.querySelectorAll('[part=call-notice]')).to.have.length(1);
      expect(notice.className).to.equal(`call-notice ${kind}`);
      const seconds = kind === 'hang-up' ? / \d+ seconds$/ : /$/;
      const paragraph = notice.querySelector('p')!;
      // The countdown loads with the call.
      await waitUntil(() => seconds.test(paragraph.textContent.trim()));
      const said = paragraph.textContent.trim();
      expect(said.replace(seconds, '')).to.equal(expected);
    });

  for (const [pushToTalk, asked] of [
    [false, [{ type: 'mute', muted: false }]],
    [
      true,
      [
        { type: 'mute', muted: false },
        { type: 'mute', muted: true },
      ],
    ],
  ] as const)
    it(`opens a lost microphone again${pushToTalk ? ', muted with push-to-talk' : ''}`, async () => {
      const { element, intents } = await recorded(changed({ unheard: 'microphone-lost' }), {
        pushToTalk,
      });
      (await drawn(element, 'retry-button')).click();
      expect(intents).to.deep.equal(asked);
    });

  it('is absent when there is nothing to notice', async () => {
    const element = await showing(changed({}));
    await drawn(element, 'mute-button');
    expect(part(element, 'call-notice')).to.equal(null);
  });

  for (const [reason, stays] of [
    ['silence-timed-out', true],
    ['exceeded-max-duration', false],
  ] as const)
    it(`counts down to the end of a call, ${reason}`, async () => {
      const element = await showing(changed(hangUp(reason)));
      const notice = await drawn(element, 'call-notice');
      const left = () => notice.querySelector('.countdown')?.textContent;
      await waitUntil(() => left(), 'its code is loaded');
      expect(left()).to.match(/^5[0-5]\d s$/);
      expect(text(element, 'stay-button')).to.equal(stays ? en.call.hangUp.stay : undefined);
    });
});

describe('the controls of a call', () => {
  it('dispatch their intents, and are laid out in rows', async () => {
    const { element, intents } = await recorded(changed({}));
    const mute = await drawn(element, 'mute-button');
    mute.click();
    (await drawn(element, 'call-button')).click();
    expect(intents).to.deep.equal([{ type: 'toggle-mute' }, { type: 'toggle-call' }]);
    expect(getComputedStyle(mute.parentElement!).display).to.equal('flex');
  });
});
