/**
 * Runs in the frame of a hostile page: a visitor who chats with the widget. Posts a report to the
 * test when done.
 */
import '../../../elements/define.js';

/** What the visitor saw. */
export interface FrameReport {
  /** The answer as text. */
  readonly answer: string;
  /** Computed styles and sizes of the widget's parts. */
  readonly look: Readonly<Record<string, string>>;
  /** Errors of the page, with that of the visitor. */
  readonly errors: readonly string[];
}

interface FrameWindow extends Window {
  readonly pageErrors: string[];
  /** How the page inserts the element. Default: into its body. */
  readonly place?: (element: HTMLElement) => void;
}

/** For a machine that is busy with much else. */
const PATIENCE_MS = 10_000;

const LOOK = ['display', 'font', 'color', 'backgroundColor', 'borderTopLeftRadius'] as const;

const page = window as unknown as FrameWindow;
await customElements.whenDefined('voice-assistant');
const element = document.createElement('voice-assistant');
element.publicKey = 'key';
element.assistantId = 'assistant';
element.apiUrl = document.documentElement.dataset['apiUrl']!;
element.consentRequired = true;
element.addEventListener('va-error', ({ error }) => page.pageErrors.push(error.message));
let answer = '';
const look: Record<string, string> = {};
try {
  if (page.place) page.place(element);
  else document.body.append(element);
  (await shown('launcher')).click();
  (await shown('accept-button')).click();
  const box = (await shown('text-box')) as HTMLTextAreaElement;
  box.value = 'What are your hours?';
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await element.updateComplete;
  (await shown('send-button')).click();
  answer = (await shown('assistant-message', '[part~=assistant-message] table'))
    .textContent!.replace(/\s+/g, ' ')
    .trim();
  await shown('send-button', '[part~=tools]');
  for (const name of ['panel', 'title', 'text-box', 'send-button', 'assistant-message']) note(name);
  (await shown('close-button')).click();
  await shown('launcher');
} catch (error) {
  page.pageErrors.push(String(error));
}
const report: FrameReport = { answer, look, errors: page.pageErrors };
parent.postMessage(report, '*');

function part(name: string): HTMLElement | null {
  return element.renderRoot?.querySelector<HTMLElement>(`[part~=${name}]`);
}

/** Waits for a part, and for what a further selector finds. */
async function shown(name: string, also = '*'): Promise<HTMLElement> {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const found = part(name);
    if (found && !found.closest('[hidden]') && element.renderRoot.querySelector(also)) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`${name} is not shown`);
}

function note(name: string): void {
  const found = part(name)!;
  const style = getComputedStyle(found);
  const { clientWidth, clientHeight } = found;
  look[name] = `${clientWidth} ${clientHeight} ` + LOOK.map((each) => style[each]).join(' ');
}
