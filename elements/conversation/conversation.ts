import { html, nothing, type TemplateResult } from 'lit';
import type { Lazy } from '../../core/async/lazy.js';
import type { ResolvedOptions, Texts } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { isWaiting } from '../../core/machine/regions/transcript.js';
import { chatBubble, down, microphone, talkBubble } from '../shared/icons.js';
import { languageOf } from '../shared/language.js';
import type { MessageList } from './message-list.js';

/**
 * The messages, the empty state or the voice visual. `messages` draws into `list`. `language` is the page's.
 */
export function conversation(
  { conversation: content, call, chat }: View,
  options: ResolvedOptions,
  language: string,
  list: HTMLElement,
  messages: Lazy<MessageList>,
  visual: () => unknown,
): unknown {
  if (content.kind === 'visual') return visual();
  if (content.kind === 'empty') return empty(call, content.text, options, language);
  const drawing = messages.get();
  drawing?.show(content.entries, options.texts, language);
  const last = content.entries.findLast((entry) => !isWaiting(entry));
  drawing?.wait(chat.typing && last?.role === 'user');
  return list;
}

/** Scrolls to the end of the conversation. */
export function newestButton({ controls }: Texts, toEnd: () => void): TemplateResult {
  return html`<div class="end-of-conversation">
    <button
      part="newest-button"
      class="newest"
      type="button"
      aria-label=${controls.toNewest}
      @click=${toEnd}
    >
      ${down}
    </button>
  </div>`;
}

type EmptyText = Extract<View['conversation'], { kind: 'empty' }>['text'];

const ICONS: Record<EmptyText, unknown> = {
  voice: microphone,
  connecting: microphone,
  'voice-active': microphone,
  chat: chatBubble,
  hybrid: talkBubble,
};

function empty(
  call: View['call'],
  text: EmptyText,
  options: ResolvedOptions,
  language: string,
): TemplateResult {
  const { empty, greeting: ownGreeting } = options.texts;
  const { greeting } = options;
  const messages: Record<EmptyText, string> = {
    voice: options.voiceEmptyMessage,
    connecting: empty.connecting,
    'voice-active': options.voiceActiveEmptyMessage,
    chat: options.chatEmptyMessage,
    hybrid: options.hybridEmptyMessage,
  };
  return html`<div part="empty-state" class="empty">
    <slot name="empty">
      <span class="emblem">${ICONS[text]}</span>
      ${
        call.status === 'disconnected' && greeting
          ? html`<p
              part="greeting"
              class="greeting"
              lang=${languageOf(greeting, ownGreeting, language)}
              .textContent=${greeting}
            ></p>`
          : nothing
      }
      <p
        part="empty-text"
        lang=${languageOf(messages[text], empty[text], language)}
        .textContent=${messages[text]}
      ></p>
    </slot>
  </div>`;
}
