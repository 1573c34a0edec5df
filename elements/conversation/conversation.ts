import { html, type TemplateResult } from 'lit';
import type { ResolvedOptions, View } from '../../core/headless/index.js';
import { chatBubble, microphone } from '../shared/icons.js';
import { languageOf } from '../shared/language.js';
import type { MessageList } from './message-list.js';

/** The messages, or what stands in their place; `language` is what they are presumably in. */
export function conversation(
  { conversation: shown, chat }: View,
  options: ResolvedOptions,
  messages: MessageList,
  language: string,
  visual: () => unknown,
): unknown {
  if (shown.kind === 'visual') return visual();
  if (shown.kind === 'empty') return empty(shown.text, options, language);
  messages.show(shown.entries, options.texts, language);
  // The assistant was asked and has not begun to answer.
  messages.wait(chat.typing && shown.entries.at(-1)?.role === 'user');
  return messages.element;
}

type EmptyText = Extract<View['conversation'], { kind: 'empty' }>['text'];

const SIGNS: Record<EmptyText, unknown> = {
  voice: microphone,
  connecting: microphone,
  voiceActive: microphone,
  chat: chatBubble,
  hybrid: [microphone, chatBubble],
};

function empty(text: EmptyText, options: ResolvedOptions, language: string): TemplateResult {
  const { connecting, empty } = options.texts;
  const own: Record<EmptyText, string> = { connecting, ...empty };
  const messages: Record<EmptyText, string> = {
    voice: options.voiceEmptyMessage,
    connecting,
    voiceActive: options.voiceActiveEmptyMessage,
    chat: options.chatEmptyMessage,
    hybrid: options.hybridEmptyMessage,
  };
  return html`<div part="empty-state" class="empty">
    <slot name="empty">
      <span>${SIGNS[text]}</span>
      <p lang=${languageOf(messages[text], own[text], language)}>${messages[text]}</p>
    </slot>
  </div>`;
}
