import { lazy } from '../../core/async/lazy.js';
import type { Entry, ResolvedOptions } from '../../core/headless/index.js';
import { enDelivery, type DeliveryTexts } from '../../core/i18n/en-delivery.js';
import { partTexts } from '../../core/i18n/late-texts.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartHost } from '../shared/host.js';
import { deliveryStyles } from './deliveries.styles.js';
import { made, type ShowDelivery } from './message-list.js';

/**
 * Shows how far messages have come, and where calls began and ended. `withdraw` is called with the id of
 * a message that the visitor withdraws, `send` with a text to send in their name.
 */
export function deliveries(
  host: PartHost,
  options: () => ResolvedOptions,
  withdraw: (messageId: string) => void,
  send: (text: string) => boolean,
): ShowDelivery {
  adoptStyles(host.renderRoot, deliveryStyles);
  const parts = lazy(async () => {
    const { showParts } = await import('../blocks/show-parts.js');
    return showParts(host, { options, send });
  });
  return (row, entry) => {
    const { source } = entry;
    const texts = partTexts('delivery', enDelivery, options().lateTexts);
    row.querySelector('.delivery')?.remove();
    if (source.kind === 'typed') row.append(deliveryLine(source, texts, withdraw));
    if (source.kind === 'part' || source.kind === 'reply') parts.use((show) => show(row, entry));
    if (source.kind === 'call') showMark(row, texts.calls[source.mark]);
  };
}

/** How far a typed message has come. One that waits can be withdrawn. */
function deliveryLine(
  { messageId, delivery }: Extract<Entry['source'], { kind: 'typed' }>,
  texts: DeliveryTexts,
  withdraw: (messageId: string) => void,
): HTMLElement {
  const { status } = delivery;
  const name = status === 'failed' && delivery.uncertain ? 'uncertain' : status;
  const line = made(`delivery ${status}`, texts[name], `delivery ${status}-delivery`);
  if (status !== 'waiting') return line;
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'plain withdraw' });
  button.part.value = 'withdraw-button';
  button.textContent = texts.withdraw;
  button.addEventListener('click', () => withdraw(messageId));
  line.append(' ', button);
  return line;
}

/** Shows where a call began or ended. */
function showMark(row: HTMLElement, text: string): void {
  row.hidden = false;
  row.className = 'message mark';
  row.part.value = 'call-mark';
  row.replaceChildren(made('hidden'), made('', text));
}
