import type { ToolCall, ToolUse } from '../../local-provider/answers/answer-engine.js';

/** A card, as the widget's blocks have it. */
export type Card = Readonly<Record<string, unknown>> & { readonly title: string };

/** A form, as the widget's blocks have it. */
export interface Form {
  readonly id: string;
  readonly title: string;
  readonly submit: string;
  readonly fields: readonly Readonly<Record<string, unknown>>[];
}

/** An answer: in a chat with a table and blocks, in a call in words, while tools show the blocks. */
export interface Reply {
  /** The text that is spoken and written. */
  readonly words: string;
  /** A Markdown table of a chat. In a call, the cards take its place. */
  readonly table?: string;
  readonly cards?: readonly Card[];
  readonly form?: Form;
  /** The tool that a call uses on the page, if the page has it. */
  readonly call?: ToolCall;
}

/** The most cards of a block. */
const MOST_CARDS = 10;

/** Writes a reply for a chat, or speaks it and calls the tools of a call. */
export function given({ words, table, cards = [], form, call }: Reply, use?: ToolUse): string {
  const card = cards.length > 0 && { cards: cards.slice(0, MOST_CARDS) };
  if (!use) {
    const shown = [!table && card && { type: 'card', ...card }, form && { type: 'form', ...form }];
    const fences = shown.filter(Boolean).map((block) => fence(block));
    return [words, table, ...fences].filter(Boolean).join('\n\n');
  }
  const has = (name: string) => use.tools.some(({ function: tool }) => tool.name === name);
  if (call && has(call.name)) use.callTool(call);
  else if (card && has('show_card')) use.callTool({ name: 'show_card', arguments: card });
  if (form && has('show_form')) use.callTool({ name: 'show_form', arguments: { ...form } });
  return words;
}

function fence(block: unknown): string {
  return `\`\`\`assistant-block\n${JSON.stringify(block)}\n\`\`\``;
}
