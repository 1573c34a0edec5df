import { expect } from '@open-wc/testing';
import type { VoiceAssistant } from '../../elements/voice-assistant.js';
import { after, CALL } from '../../stories/states.js';
import { drawn, part, present, showing, text, waitUntil } from './drawing.js';

const SAID = 'Assistant: Hey, How can I help you today?\n\nYou: What do your virtual tours cost?\n';

const ended = after({ mode: 'voice' }, ...CALL, {
  type: 'call-ended',
  reason: 'assistant-ended-call',
});

const failure = { kind: 'call-dropped', type: 'call-error', message: 'for developers' } as const;

const cut = [...CALL, { type: 'call-failed', failure, duration: 1 }] as const;

/** Gives the page a clipboard of its own, or none, as one that is not secure. */
function giveClipboard(clipboard?: Pick<Clipboard, 'writeText'>): void {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
}

/** Presses the button that copies. */
async function copyFrom(element: VoiceAssistant): Promise<void> {
  (await drawn(element, 'copy-button')).click();
}

describe('a call that is over', () => {
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  it('is copied on the click’s own stack, as browsers want it', async () => {
    const copied: string[] = [];
    giveClipboard({ writeText: async (given) => void copied.push(given) });
    const element = await showing(ended);
    const button = await drawn(element, 'copy-button');
    button.click();
    expect(copied).to.deep.equal([SAID]);
    await waitUntil(() => text(element, 'past-call')?.endsWith('Copied'));
  });

  it('says that it was not copied, where the browser does not allow it', async () => {
    giveClipboard({ writeText: () => Promise.reject(new DOMException('No', 'NotAllowedError')) });
    const element = await showing(ended);
    await copyFrom(element);
    await waitUntil(() => text(element, 'past-call')?.endsWith('did not allow it to be copied.'));
  });

  it('says that it was not copied, on a page that has no clipboard', async () => {
    giveClipboard();
    const element = await showing(ended);
    await copyFrom(element);
    await waitUntil(() => text(element, 'past-call')?.endsWith('did not allow it to be copied.'));
  });

  it('can be taken along when the failure that ended it is dismissed', async () => {
    const element = await showing(after({ mode: 'voice' }, ...cut));
    await drawn(element, 'copy-button');
    element.snapshot = after({ mode: 'voice' }, ...cut, { type: 'dismiss-failure' });
    await waitUntil(() => !part(element, 'failure'));
    expect(text(element, 'past-call')).to.contain('The call has ended.');
    expect(text(element, 'copy-button')).to.equal('Copy transcript');
  });

  it('leaves the failure that ended it to be read, when it is dismissed', async () => {
    const element = await showing(after({ mode: 'voice' }, ...cut));
    await drawn(element, 'past-call');
    element.snapshot = after({ mode: 'voice' }, ...cut, { type: 'dismiss-past-call' });
    await waitUntil(() => !part(element, 'past-call'));
    expect(present(element, 'failure').textContent).to.contain('Try again');
  });
});
