import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import {
  assistant,
  drawn,
  enter,
  opened,
  part,
  present,
  settled,
  waitUntil,
} from '../support/drawing.js';
import { replace } from '../../core/support/after-test.js';

const CHAT = {
  mode: 'chat',
  apiUrl: 'http://127.0.0.1:9',
  publicKey: 'k',
  assistantId: 'a',
} as const;

/** Has clicks focus what Safari on a Mac focuses: the nearest focusable element that is not a button. */
function focusAsSafari(event: Event): void {
  const path = event.composedPath().filter((each) => each instanceof HTMLElement);
  if (!path.some((each) => each.matches('button'))) return;
  event.preventDefault();
  const around = path.find((each) => each.matches('[tabindex]:not(button)'));
  if (around) around.focus();
  else (event.currentTarget as Document).querySelector<HTMLElement>(':focus')?.blur();
}

/** Clicks a button, at a distance from its left. */
async function click(button: HTMLElement, distance = 8): Promise<void> {
  const { left, top, height } = button.getBoundingClientRect();
  await sendMouse({
    type: 'click',
    position: [Math.round(left + distance), Math.round(top + height / 2)],
  });
}

const focused = (element: VoiceAssistant) =>
  element.shadowRoot!.activeElement?.getAttribute('part');

describe('where a click does not focus a button', () => {
  beforeEach(() => document.addEventListener('mousedown', focusAsSafari));
  afterEach(async () => {
    document.removeEventListener('mousedown', focusAsSafari);
    await resetMouse();
  });

  it('the text box has the focus after consent', async () => {
    const element = await assistant({ ...CHAT, consentRequired: true });
    element.open();
    const accept = await drawn(element, 'accept-button');
    await settled(element);
    await click(accept);
    await waitUntil(() => focused(element) === 'text-box', 'the text box is focused');
    localStorage.removeItem('voice-assistant-consent');
  });

  it('the text box has the focus after an answer was stopped', async () => {
    // An answer that does not come.
    replace(window, 'fetch', () => new Promise(() => undefined));
    const element = await opened(CHAT);
    await enter(element, 'Hello');
    await waitUntil(() => !present(element, 'input-area').style.pointerEvents);
    await click(present(element, 'send-button'));
    await drawn(element, 'stop-button');
    // Elsewhere, since the second click of a double click does not stop.
    await click(present(element, 'stop-button'), 24);
    await drawn(element, 'send-button');
    await waitUntil(() => focused(element) === 'text-box', 'the text box is focused');
    expect(part(element, 'failure')?.textContent).to.equal(undefined);
    element.reset();
  });

  it('the launcher has the focus after the panel was closed', async () => {
    const element = await opened(CHAT);
    await waitUntil(() => focused(element) === 'text-box');
    await click(present(element, 'close-button'));
    await waitUntil(() => focused(element) === 'launcher', 'the launcher is focused');
  });
});
