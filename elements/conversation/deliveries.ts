import { lazy } from '../../core/async/lazy.js';
import type { Texts } from '../../core/headless/index.js';
import type { Entry } from '../../core/machine/regions/transcript.js';
import { isWithdrawable } from '../../core/machine/delivery.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { Dispatch, PartAssistant, PartHost } from '../shared/host.js';
import { createDiv } from '../shared/create-div.js';
import { deliveryStyles } from './deliveries.styles.js';
import { BLOCK_LANGUAGE } from '../shared/block-language.js';
import { toolStyles, type AnswerTools } from './answer-tools.js';
import { messageStyles } from './message.styles.js';
import { richTextStyles } from './rich-text.styles.js';

/**
 * Shows in a row how far its message has come, or what stands in it beside text. What has to load first is
 * shown when the promise resolves.
 */
export type ShowDelivery = (row: HTMLElement, entry: Entry) => Promise<void> | undefined;

const FENCE = `\`\`\`${BLOCK_LANGUAGE}\n`;

/** Shows how far messages have come, what stands in them beside text, and where calls began and ended. */
export function deliveries(
  host: PartHost,
  assistant: PartAssistant,
  tools: AnswerTools,
): ShowDelivery {
  adoptStyles(host.renderRoot, messageStyles, deliveryStyles, toolStyles, richTextStyles);
  const parts = lazy(async () => {
    const { showParts } = await import('../blocks/show-parts.js');
    return showParts(host, {
      options: () => assistant.options,
      send: (text) => assistant.dispatch({ type: 'send-message', text, inCall: true }),
    });
  });
  return (row, entry) => {
    const { source } = entry;
    const { delivery: texts } = assistant.options.texts;
    for (const old of [...row.children].slice(2))
      if (old.matches('.delivery, .tools')) old.remove();
    if (source.kind === 'reply') {
      if (source.progress === 'stopped')
        row.append(createDiv('delivery stopped', texts.stopped, 'stopped'));
      tools.finish(row, entry);
    }
    if (source.kind === 'typed') row.append(deliveryLine(source, texts, host, assistant.dispatch));
    if (source.kind === 'call') showMark(row, texts.calls[source.mark]);
    if (source.kind !== 'part' && !String(entry.text).includes(FENCE)) return undefined;
    // Without the network the block stays as it is.
    return parts.load().then(
      (show) => show(row, entry),
      () => undefined,
    );
  };
}

/** How far a typed message has come. One that waits can be withdrawn, one that failed can be edited. */
function deliveryLine(
  { messageId, delivery }: Extract<Entry['source'], { kind: 'typed' }>,
  texts: Texts['delivery'],
  host: PartHost,
  dispatch: Dispatch,
): HTMLElement {
  const { status } = delivery;
  const name = status === 'failed' && delivery.uncertain ? 'uncertain' : status;
  const line = createDiv(`delivery ${status}`, texts[name], `delivery ${status}-delivery`);
  if (!isWithdrawable(delivery)) return line;
  const action = status === 'waiting' ? 'withdraw' : 'edit';
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'withdraw' });
  button.setAttribute('part', `${action}-button`);
  button.textContent = texts[action];
  button.addEventListener('click', ({ detail }) => {
    // By the second click of a double click, the button of another message may be there.
    if (detail > 1) return;
    dispatch({ type: 'withdraw-message', messageId });
    host.renderRoot.querySelector<HTMLElement>('#text-box')?.focus();
  });
  line.append(' ', button);
  return line;
}

/** Shows where a call began or ended. */
function showMark(row: HTMLElement, text: string): void {
  row.classList.replace('assistant', 'mark');
  row.setAttribute('part', 'call-mark');
  row.replaceChildren(createDiv('hidden'), createDiv('', text));
}
