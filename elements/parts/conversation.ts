import { html, nothing, type TemplateResult } from 'lit';
import {
  shownText,
  type Entry,
  type ResolvedOptions,
  type Texts,
  type View,
} from '../../core/index.js';
import { chatBubble, microphone } from './icons.js';
import { GrowingMarkdown } from './markdown.js';
import { voiceVisual } from './voice-visual.js';

/** Draws the conversation, and keeps what it rendered of each message while the message grows. */
export class Conversation {
  readonly #redraw: () => void;
  readonly #messages = new Map<number, { at: number; markdown: GrowingMarkdown }>();

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** `language` is what the messages are presumably in, as a BCP 47 tag. */
  render({ conversation }: View, options: ResolvedOptions, language: string): TemplateResult {
    if (conversation.kind === 'visual') return voiceVisual();
    if (conversation.kind === 'empty') return empty(conversation.text, options);
    return html`<ol class="messages">
      ${conversation.entries.map((entry) => this.#message(entry, options.texts, language))}
    </ol>`;
  }

  #message(entry: Entry, texts: Texts, language: string): TemplateResult {
    return html`<li part="message ${entry.role}-message" class="message ${entry.role}">
      <span class="hidden">${texts.roles[entry.role]}: </span>
      <div class="bubble" part="bubble" dir="auto" lang=${language}>${this.#content(entry)}</div>
      ${isBroken(entry) ? html`<p class="incomplete">${texts.incomplete}</p>` : nothing}
    </li>`;
  }

  /** A message that cannot be rendered is skipped, and the others stand. */
  #content(entry: Entry): unknown {
    const text = shownText(entry);
    if (entry.role === 'user') return text;
    try {
      return html`${this.#markdown(entry).render(text)}${isStreaming(entry) ? cursor : nothing}`;
    } catch (error) {
      console.warn('voice-assistant: a message could not be rendered and is skipped', error);
      return nothing;
    }
  }

  #markdown({ id, at }: Entry): GrowingMarkdown {
    const known = this.#messages.get(id);
    if (known?.at === at) return known.markdown;
    const markdown = new GrowingMarkdown(this.#redraw);
    this.#messages.set(id, { at, markdown });
    return markdown;
  }
}

const cursor = html`<span part="cursor" class="cursor" aria-hidden="true"></span>`;

function isStreaming({ source }: Entry): boolean {
  return source.kind === 'reply' && source.progress === 'streaming';
}

function isBroken({ source }: Entry): boolean {
  return source.kind === 'reply' && source.progress === 'broken';
}

type EmptyText = Extract<View['conversation'], { kind: 'empty' }>['text'];

function empty(text: EmptyText, options: ResolvedOptions): TemplateResult {
  const messages: Record<EmptyText, string> = {
    voice: options.voiceEmptyMessage,
    voiceActive: options.voiceActiveEmptyMessage,
    chat: options.chatEmptyMessage,
    hybrid: options.hybridEmptyMessage,
  };
  return html`<div part="empty-state" class="empty">
    <slot name="empty">
      ${text === 'chat' ? chatBubble : microphone}
      <p>${messages[text]}</p>
    </slot>
  </div>`;
}
