import type { CSSResult } from 'lit';
import { lazy } from '../../core/async/lazy.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartAssistant, PartHost } from '../shared/host.js';

/** The parts of the panel whose code is loaded when one is needed; then the element is drawn again. */
export type PanelParts = ReturnType<typeof panelParts>;

/** `list` is the element in which the messages are drawn. */
export function panelParts(host: PartHost, assistant: PartAssistant, list: HTMLElement) {
  const onLoad = () => host.requestUpdate();
  const part = <Part>(load: () => Promise<Part>) => lazy(load, { onLoad });
  /** Adopts the styles of a module that loads. */
  const styled = async <Code extends { readonly styles: CSSResult }>(code: Promise<Code>) => {
    adoptStyles(host.renderRoot, (await code).styles);
    return code;
  };
  const messages = part(
    async () =>
      new (await import('../conversation/message-list.js')).MessageList(list, host, assistant),
  );
  return {
    messages,
    callBar: part(
      async () => new (await import('../call-bar/call-bar.js')).CallBar(host, assistant),
    ),
    actions: part(
      async () => new (await import('../tools/actions.js')).Actions(host, assistant.dispatch),
    ),
    /** The parts of the closed widget. */
    closed: part(
      async () => new (await import('../launcher/closed-parts.js')).ClosedParts(host, assistant),
    ),
    sheet: part(
      async () =>
        new (await import('./sheet.js')).Sheet(host, () => assistant.dispatch({ type: 'close' })),
    ),
    topLayer: part(async () => new (await import('./top-layer.js')).TopLayer(host, assistant)),
    reference: part(async () => new (await import('./reference.js')).Reference(host)),
    /** The layouts but the floating one. */
    layouts: part(() => styled(import('./layouts.js'))),
    /** The choice of a language. */
    languages: part(() => styled(import('../language/language-menu.js'))),
    visual: part(() => styled(import('../conversation/voice-visual.js'))),
    consentDialog: lazy(
      async () => {
        // The dialog shares the Markdown parser with the messages.
        messages.get();
        const { ConsentDialog } = await styled(import('../consent/consent-dialog.js'));
        return new ConsentDialog();
      },
      // A failure returns to the launcher, where the visitor can retry.
      { onLoad, onError: () => void assistant.dispatch({ type: 'decline-consent' }) },
    ),
  };
}
