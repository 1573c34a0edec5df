import type { VoiceAssistant } from '../../../../elements/voice-assistant/voice-assistant.js';
import type { Rgb } from '../contrast.js';
import { answer } from './provider.js';

/** The content of the preview. */
export interface Preview {
  readonly attributes: Readonly<Record<string, string>>;
  readonly scheme: string;
}

/** The colours of the widget as the browser computes them, opaque. */
export type Colors = Readonly<Record<ColorName, Rgb>>;
type ColorName = keyof typeof COLORS;

const COLORS = {
  launcher: 'var(--launcher)',
  launcherText: 'var(--va-launcher-text-color, color(from var(--launcher) var(--on)))',
  base: 'var(--base)',
  text: 'var(--text)',
  accent: 'var(--accent)',
} as const;

/** Attributes that every request of a chat requires. */
const NEEDED = { 'public-key': 'preview', 'assistant-id': 'preview' };

const NO_CALL =
  'The preview makes no calls. Paste your public key and assistant id into the snippet: on your page it does.';

const assistant = document.querySelector<VoiceAssistant>('voice-assistant')!;

globalThis.fetch = answer;

assistant.addEventListener('va-call-request', (event) => {
  event.preventDefault();
  document.querySelector('[role="status"]')!.textContent = NO_CALL;
});

addEventListener('message', ({ source, origin, data }: MessageEvent<Preview>) => {
  if (source === parent && origin === location.origin) void show(data);
});

async function show({ attributes, scheme }: Preview): Promise<void> {
  document.documentElement.style.colorScheme = scheme;
  const all: Readonly<Record<string, string>> = { ...NEEDED, ...attributes };
  for (const name of assistant.getAttributeNames())
    // The element sets `open` itself.
    if (name !== 'open' && !Object.hasOwn(all, name)) assistant.removeAttribute(name);
  for (const [name, value] of Object.entries(all))
    if (assistant.getAttribute(name) !== value) assistant.setAttribute(name, value);
  await customElements.whenDefined('voice-assistant');
  await assistant.updateComplete;
  parent.postMessage(colors(), location.origin);
}

function colors(): Colors {
  const probe = document.createElement('span');
  assistant.shadowRoot!.querySelector('.root')!.append(probe);
  const entries = Object.entries(COLORS).map(([name, color]) => {
    probe.style.color = color;
    return [name, rgbOf(getComputedStyle(probe).color)] as const;
  });
  probe.remove();
  return Object.fromEntries(entries) as Colors;
}

function rgbOf(color: string): Rgb {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
  return [red!, green!, blue!];
}

parent.postMessage('ready', location.origin);
