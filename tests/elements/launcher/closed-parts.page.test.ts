import { expect } from '@open-wc/testing';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { after, CALL, CHAT } from '../../../stories/states.js';
import { drawn, part, present, rgb, showing, style, text, waitUntil } from '../support/drawing.js';
import { MUTED } from '../support/happenings.js';
import { recorded } from '../support/intents.js';

const typing = after({ mode: 'chat' }, ...CHAT, { type: 'close' });
const finished = { type: 'reply-finished' } as const;
const answered = after({ mode: 'chat' }, ...CHAT, { type: 'close' }, finished);
const again = [{ type: 'send-message', text: 'And VR?' }, CHAT.at(-1)!] as const;

/** The widget after an answer has arrived while the panel was closed. */
async function missed(): Promise<VoiceAssistant> {
  const element = await showing(typing);
  await waitUntil(() => element.renderRoot.querySelector('.announced'), 'the widget is there');
  await element.updateComplete;
  element.snapshot = answered;
  await drawn(element, 'preview');
  return element;
}

describe('an answer that arrives while the panel is closed', () => {
  it('is counted on the launcher and shown above it, in no live region of its own', async () => {
    const element = await missed();
    expect(text(element, 'unread')).to.match(/^1\s+Unread: 1$/);
    expect(text(element, 'preview-button')).to.match(/^We have two packages/);
    const preview = part(element, 'preview')!;
    expect(preview.closest('[aria-live], [role=status], [role=alert]')).to.equal(null);
    const more = [...CHAT, { type: 'close' }, finished, ...again] as const;
    element.snapshot = after({ mode: 'chat' }, ...more);
    await element.updateComplete;
    element.snapshot = after({ mode: 'chat' }, ...more, finished);
    await waitUntil(() => text(element, 'unread')?.startsWith('2'));
  });

  it('can be dismissed, and stays counted until the panel is opened', async () => {
    const element = await missed();
    part(element, 'dismiss-button')!.click();
    await waitUntil(() => !part(element, 'preview'));
    expect(element.shadowRoot!.activeElement === part(element, 'launcher')).to.equal(true);
    expect(part(element, 'unread')).to.not.equal(null);
    element.snapshot = after({ mode: 'chat' }, ...CHAT, { type: 'reply-finished' });
    await drawn(element, 'panel');
    element.snapshot = answered;
    await drawn(element, 'launcher');
    expect(part(element, 'unread')).to.equal(null);
  });
});

describe('the launcher of a call', () => {
  it('has a red sign while the visitor is muted', async () => {
    const element = await showing(after({}, ...CALL, MUTED, { type: 'close' }));
    await drawn(element, 'mute-button');
    const [red, green, blue] = rgb(style(element, 'mute-button').color);
    expect([red! > 200, green! < 110, blue! < 110]).to.deep.equal([true, true, true]);
  });

  it('has a button that cancels while the call connects', async () => {
    const { element, intents } = await recorded(after({}, { type: 'start-call' }));
    (await drawn(element, 'end-button')).click();
    expect(intents).to.deep.equal([{ type: 'end-call' }]);
    expect(present(element, 'end-button').title).to.equal('Cancel');
    expect(part(element, 'mute-button')).to.equal(null);
  });
});
