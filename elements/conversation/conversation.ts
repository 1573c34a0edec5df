import { html, nothing, type TemplateResult } from 'lit';
import type { Lazy } from '../../core/async/lazy.js';
import type { Texts } from '../../core/headless/index.js';
import type { View } from '../../core/machine/view.js';
import { isWaiting } from '../../core/machine/regions/transcript.js';
import type { RenderContext } from '../shared/host.js';
import { alert, chatBubble, down, microphone, talkBubble } from '../shared/icons.js';
import { languageOf } from '../shared/language.js';
import type { MessageList } from './message-list.js';
import { orb } from './orb.js';

/** Parts of the panel that are drawn in the conversation. */
export interface ConversationParts {
  readonly list: HTMLElement;
  /** Draws into the list. */
  readonly messages: Lazy<MessageList>;
  /** The orb of a call, with the last sentence or the given text. */
  readonly visual: (beside?: unknown) => unknown;
  /** A failure and its buttons, where it takes the place of the greeting. */
  readonly notice: unknown;
  /** Starts a call. Without it the orb is no button. */
  readonly start: (() => void) | undefined;
}

/** The messages, the empty state or the voice visual. */
export function conversation(context: RenderContext, parts: ConversationParts): unknown {
  const { options, languages } = context;
  const { conversation: content, chat, call, activity } = context.view;
  if (content.kind === 'visual') return parts.visual();
  if (content.kind === 'empty') return empty(content.text, context, parts);
  const drawing = parts.messages.get();
  drawing?.show(content.entries, options.texts, languages, {
    greeting: options.firstChatMessage,
    call: call.status === 'connected' ? { speaking: activity === 'speaking' } : null,
  });
  const last = content.entries.findLast((entry) => !isWaiting(entry));
  drawing?.wait(chat.typing && last?.role === 'user');
  return parts.list;
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
  text: EmptyText,
  { view: { call, failure }, options, language }: RenderContext,
  { visual, notice, start }: ConversationParts,
): unknown {
  if (failure) return html`<div class="empty failed">${orb('failed', alert)}${notice}</div>`;
  const { empty, greeting: ownGreeting } = options.texts;
  // The first message stands from the first moment, before it is heard.
  const { firstChatMessage: first, greeting } = options;
  const messages: Record<EmptyText, string> = {
    voice: options.voiceEmptyMessage,
    connecting: first || empty.connecting,
    'voice-active': first || options.voiceActiveEmptyMessage,
    chat: options.chatEmptyMessage,
    hybrid: options.hybridEmptyMessage,
  };
  const lang = languageOf(messages[text], empty[text], language);
  const message = html`<p
    part="empty-text"
    lang=${lang}
    dir=${lang === nothing ? nothing : 'auto'}
    .textContent=${messages[text]}
  ></p>`;
  if (call.status !== 'disconnected')
    return html`<div part="empty-state" class="empty in-call">${visual(message) ?? message}</div>`;
  return html`<div part="empty-state" class="empty">
    <slot name="empty">
      ${hero(ICONS[text], start)}
      ${
        greeting
          ? html`<p
              part="greeting"
              class="greeting"
              lang=${languageOf(greeting, ownGreeting, language)}
              .textContent=${greeting}
            ></p>`
          : nothing
      }
      ${message}
    </slot>
  </div>`;
}

/** The orb, which a pointer can press; the call button below it is there for everybody. */
function hero(sign: unknown, start: (() => void) | undefined): TemplateResult {
  const picture = orb('idle', sign);
  return start
    ? html`<button class="hero" type="button" tabindex="-1" aria-hidden="true" @click=${start}>
        ${picture}
      </button>`
    : picture;
}
