import { fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { AssistantOptions } from '../../../core/headless/index.js';
import type { State } from '../../../core/machine/state.js';
import '../../../elements/define.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { waitUntil } from '../../core/support/wait-until.js';

export { waitUntil };

/** A visible part of the element, or null. */
export function part(element: VoiceAssistant, name: string): HTMLElement | null {
  const found = element.renderRoot.querySelector<HTMLElement>(`[part~="${name}"]`);
  return found?.closest('[hidden]') ? null : found;
}

export function present(element: VoiceAssistant, name: string): HTMLElement {
  const found = part(element, name);
  if (!found) throw new Error(`There is no part ${name}`);
  return found;
}

export async function drawn(element: VoiceAssistant, name: string): Promise<HTMLElement> {
  await waitUntil(() => part(element, name), `${name} is drawn`);
  return present(element, name);
}

export function text(element: VoiceAssistant, name: string): string | undefined {
  return part(element, name)?.textContent?.trim();
}

export function style(element: VoiceAssistant, name: string): CSSStyleDeclaration {
  return getComputedStyle(present(element, name));
}

export async function assistant(options: AssistantOptions = {}): Promise<VoiceAssistant> {
  return fixture(html`<voice-assistant .options=${options}></voice-assistant>`);
}

/** The element in a state, with the options of its settings. */
export async function showing(
  state: State,
  options: AssistantOptions = {},
): Promise<VoiceAssistant> {
  const { mode, showTranscript, firstChatMessage } = state.settings;
  const all = { mode, showTranscript, firstChatMessage, size: 'compact', ...options } as const;
  const element = await fixture<VoiceAssistant>(
    html`<voice-assistant .options=${all} .snapshot=${state}></voice-assistant>`,
  );
  if (state.consent.status === 'needed') await drawn(element, 'consent');
  else if (state.panel.status === 'open') await drawnPanel(element);
  await settled(element);
  return element;
}

/** The element on a page in a language, in a state if one is given. */
export async function onPage(lang: string, options: AssistantOptions = {}, snapshot?: State) {
  const page = await fixture<HTMLElement>(
    html`<div lang=${lang}>
      <voice-assistant .options=${options} .snapshot=${snapshot}></voice-assistant>
    </div>`,
  );
  const element = page.querySelector('voice-assistant')!;
  await element.updateComplete;
  return { page, element };
}

export async function opened(options: AssistantOptions): Promise<VoiceAssistant> {
  const element = await assistant(options);
  element.open();
  await drawnPanel(element);
  await settled(element);
  return element;
}

/** Opens the panel as the page does. */
export async function openPanel(element: VoiceAssistant): Promise<void> {
  element.open();
  await drawn(element, 'panel');
}

/** Closes the panel as the page does, and gives the launcher. */
export async function closePanel(element: VoiceAssistant): Promise<HTMLElement> {
  element.close();
  return closed(element);
}

/** Waits until the launcher is all that is drawn: the panel stays until the focus has left it. */
export async function closed(element: VoiceAssistant): Promise<HTMLElement> {
  await waitUntil(() => !part(element, 'panel'), 'the panel goes');
  return drawn(element, 'launcher');
}

/** Waits for the panel, and for the messages in it, whose code is loaded by itself. */
export async function drawnPanel(element: VoiceAssistant): Promise<void> {
  await drawn(element, 'panel');
  const undrawn = '.messages:empty, .bubble:empty';
  await waitUntil(() => !element.renderRoot.querySelector(undrawn), 'messages are drawn');
}

export async function enter(element: VoiceAssistant, typed: string): Promise<HTMLTextAreaElement> {
  const box = present(element, 'text-box') as HTMLTextAreaElement;
  box.focus();
  await sendKeys({ type: typed });
  await element.updateComplete;
  return box;
}

/** Red, green and blue of a computed colour, 0 to 255. */
export function rgb(color: string): number[] {
  const context = document.createElement('canvas').getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  return [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)];
}

/** 0 for black to 1 for white. */
export function brightness(color: string): number {
  return Math.round(rgb(color).reduce((sum, each) => sum + each) / 3) / 255;
}

/** Ends what moves only once, such as an opening panel, also where the browser draws no frames meanwhile. */
export async function settled(element: VoiceAssistant): Promise<void> {
  const parts = [...element.renderRoot.querySelectorAll('.card, .launcher, .message')];
  const moving = parts
    .flatMap((part) => part.getAnimations())
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  for (const each of moving) each.finish();
  // Those of a part that goes are cancelled.
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** Whether one box lies within another, with a tolerance of one pixel. */
export function isWithin(inner: Element, outer: Element): boolean {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return (
    one.left >= other.left - 1 &&
    one.right <= other.right + 1 &&
    one.top >= other.top - 1 &&
    one.bottom <= other.bottom + 1
  );
}
