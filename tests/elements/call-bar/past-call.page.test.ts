import { expect } from '@open-wc/testing';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { CALL, after } from '../../../stories/states.js';
import { drawn, part, present, showing, text, waitUntil } from '../support/drawing.js';
import { replace } from '../../core/support/after-test.js';
import { recordCopies } from '../support/page-changes.js';

const SAID = 'Assistant: Hey, How can I help you today?\n\nYou: What do your virtual tours cost?\n';

const over = { type: 'call-ended', reason: 'assistant-ended-call' } as const;

const ended = after({ mode: 'voice' }, ...CALL, over);

const failure = { kind: 'call-dropped', type: 'call-error', message: 'for developers' } as const;

const cut = [...CALL, { type: 'call-failed', failure, duration: 1 }] as const;

/** Clicks the copy button. */
async function copyFrom(element: VoiceAssistant): Promise<void> {
  (await drawn(element, 'copy-button')).click();
}

describe('a past call', () => {
  it('is copied synchronously in the click, and says so until the next call ends', async () => {
    const copied = recordCopies();
    const element = await showing(ended);
    const button = await drawn(element, 'copy-button');
    button.click();
    expect(copied).to.deep.equal([SAID]);
    await waitUntil(() => text(element, 'past-call')?.endsWith('Copied'));
    element.snapshot = after({ mode: 'voice' }, ...CALL, over, ...CALL, over);
    await waitUntil(() => !text(element, 'past-call')?.endsWith('Copied'));
  });

  it('is the last of a conversation that is shared with the chat', async () => {
    const copied = recordCopies();
    const typed = { type: 'send-message', text: 'Typed' } as const;
    const replied = { type: 'reply-finished' } as const;
    const before = [...CALL.slice(0, 4), over, typed, replied] as const;
    await copyFrom(await showing(after({ sharedContext: true }, ...before, ...CALL, over)));
    expect(copied).to.deep.equal([SAID]);
  });

  const refused = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  for (const [when, clipboard] of [
    ['when the browser refuses it', { writeText: refused }],
    ['without a clipboard, as on an insecure page', undefined],
  ] as const)
    it(`reports that copying failed ${when}`, async () => {
      replace(navigator, 'clipboard', clipboard as Clipboard | undefined);
      const element = await showing(ended);
      await copyFrom(element);
      await waitUntil(() => text(element, 'past-call')?.endsWith('could not be copied.'));
    });

  it('still offers its transcript when its failure is dismissed', async () => {
    const element = await showing(after({ mode: 'voice' }, ...cut));
    await drawn(element, 'copy-button');
    element.snapshot = after({ mode: 'voice' }, ...cut, { type: 'dismiss-failure' });
    await waitUntil(() => !part(element, 'failure'));
    expect(text(element, 'past-call')).to.contain('The call has ended.');
    expect(part(element, 'copy-button')?.title).to.equal('Copy transcript');
  });

  it('shows the reason next to a call button until it is dismissed', async () => {
    const talked = CALL.slice(1);
    const over = { type: 'call-ended', reason: 'assistant-ended-call' } as const;
    const element = await showing(after({ mode: 'voice' }, ...talked, over), { size: 'tiny' });
    const card = await drawn(element, 'past-call');
    expect(card.textContent).to.contain('The assistant ended the call.');
    expect(card.checkVisibility()).to.equal(true);
    expect(card.contains(present(element, 'dismiss-button'))).to.equal(true);
    const dismissed = [...talked, over, { type: 'dismiss-past-call' }] as const;
    element.snapshot = after({ mode: 'voice' }, ...dismissed);
    await waitUntil(() => !part(element, 'past-call'));
    expect(element.renderRoot.querySelector('.bare')!.checkVisibility()).to.equal(false);
  });

  it('is shown only in the panel if there is one', async () => {
    const closed = after({ mode: 'voice' }, ...CALL, { type: 'end-call' }, { type: 'close' });
    const element = await showing(after({ mode: 'voice' }, ...CALL, { type: 'end-call' }));
    await drawn(element, 'past-call');
    element.snapshot = closed;
    await waitUntil(() => !part(element, 'panel'));
    expect(part(element, 'past-call')).to.equal(null);
  });

  it('keeps its failure when it is dismissed', async () => {
    const element = await showing(after({ mode: 'voice' }, ...cut));
    await drawn(element, 'past-call');
    element.snapshot = after({ mode: 'voice' }, ...cut, { type: 'dismiss-past-call' });
    await waitUntil(() => !part(element, 'past-call'));
    expect(present(element, 'failure').textContent).to.contain('Try again');
  });
});
