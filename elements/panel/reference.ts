import { nothing, type TemplateResult } from 'lit';
import type { PartHost, RenderContext } from '../shared/host.js';
import { noticeAction } from '../shared/buttons.js';
import { copyText } from '../shared/copy-text.js';

/** Copies the provider's ids of a conversation, by which the page's support finds it. */
export class Reference {
  readonly #host: PartHost;
  #label: { of: string; text: string } | undefined;

  constructor(host: PartHost) {
    this.#host = host;
  }

  render({ state, options }: RenderContext): TemplateResult | typeof nothing {
    const { callId, chat } = state;
    const { sessionId } = chat;
    const { reference: texts } = options.texts;
    const reference = [
      callId && texts.call.replace('{id}', callId),
      sessionId && texts.chat.replace('{id}', sessionId),
    ]
      .filter(Boolean)
      .join(', ');
    if (!reference) return nothing;
    const copy = async () => {
      // Without a clipboard the button shows what it would copy.
      this.#label = { of: reference, text: (await copyText(reference)) ? texts.copied : reference };
      this.#host.requestUpdate();
    };
    const label = this.#label?.of === reference ? this.#label.text : texts.copy;
    return noticeAction('reference-button', label, () => void copy());
  }
}
