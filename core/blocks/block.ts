import { toJson } from '../json.js';
import { isObject } from '../provider/is-object.js';
import { attempt } from '../reports/safely.js';
import { blockSchemas, type BlockType } from './block-schemas.js';
import { matches } from './matches.js';

/** A text that a button sends. */
export type Reply = string | { readonly label: string; readonly text: string };

export interface Card {
  readonly title: string;
  readonly text?: string;
  readonly image?: { readonly url: string; readonly alt: string };
  readonly link?: { readonly label: string; readonly url: string };
  readonly button?: Reply;
}

export interface Field {
  readonly kind: 'name' | 'phone' | 'email' | 'choice' | 'time';
  readonly label?: string;
  readonly required?: boolean;
  /** The value that the assistant has understood, for correction. */
  readonly value?: string;
  readonly options?: readonly string[];
}

interface Identified {
  /** A block replaces the earlier block with the same id. */
  readonly id?: string;
}

/** Data in an answer that is shown as an element beside its text. */
export type Block = Identified &
  (
    | { readonly type: 'buttons'; readonly buttons: readonly Reply[] }
    /** One card, or several to scroll through. */
    | { readonly type: 'card'; readonly cards: readonly Card[] }
    | {
        readonly type: 'form';
        readonly title?: string;
        readonly fields: readonly Field[];
        readonly submit?: string;
      }
  );

/** The maximum length of a block as JSON, in characters. */
export const BLOCK_LIMIT = 16_384;

/** Returns the block if it is one, of allowed size, that matches the schema of its type. */
export async function blockOf(value: unknown): Promise<Block | undefined> {
  const json = typeof value === 'string' ? value : attempt(() => toJson(value));
  if (!json || json.length > BLOCK_LIMIT) return undefined;
  const block: unknown = attempt(() => JSON.parse(json));
  if (!isObject(block) || !Object.hasOwn(blockSchemas, String(block.type))) return undefined;
  const { type, ...content } = block;
  const valid = await matches(content, blockSchemas[type as BlockType]);
  return valid ? (block as unknown as Block) : undefined;
}

/** A block as text, for transcripts. */
export function textOfBlock(block: Block): string {
  switch (block.type) {
    case 'buttons':
      return block.buttons.map((reply) => `[${labelOf(reply)}]`).join(' ');
    case 'card':
      return block.cards.map(({ title, text }) => (text ? `${title}: ${text}` : title)).join('\n');
    case 'form':
      return block.title ?? block.fields.map(({ label, kind }) => label ?? kind).join(', ');
  }
}

export function labelOf(reply: Reply): string {
  return typeof reply === 'string' ? reply : reply.label;
}

export function textOf(reply: Reply): string {
  return typeof reply === 'string' ? reply : reply.text;
}
