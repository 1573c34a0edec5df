import { blockOf } from '../../core/blocks/block.js';
import type { Entry } from '../../core/machine/regions/transcript.js';
import { attempt } from '../../core/reports/safely.js';
import { BLOCK_LANGUAGE } from '../shared/block-language.js';
import { createDiv } from '../shared/create-div.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartHost } from '../shared/host.js';
import { blockElement, type BlockContext } from './blocks.js';
import { blockStyles } from './blocks.styles.js';

const FENCED = `code.language-${BLOCK_LANGUAGE}`;

/** Shows what stands in a row beside text. */
export type ShowParts = (row: HTMLElement, entry: Entry) => Promise<void>;

export function showParts(host: PartHost, context: BlockContext): ShowParts {
  adoptStyles(host.renderRoot, blockStyles);
  return async (row, { text, source }) => {
    if (source.kind !== 'part') return showFenced(row, context);
    const { part } = source;
    if (part.kind === 'block') return showBlock(row, part.block, context);
    const { outcomes } = context.options().texts.actions;
    const outcome = (outcomes as Readonly<Record<string, string>>)[part.outcome] ?? '';
    const said = sentenceOf(attempt(() => JSON.parse(part.result) as unknown));
    const note = createDiv('tool-note', `${text} – ${outcome}${said && `: ${said}`}`, 'tool-note');
    note.dir = 'auto';
    showIn(row, note);
  };
}

/** A result is JSON for the assistant. The visitor reads a text, or the first value that has several words. */
function sentenceOf(result: unknown): string {
  if (typeof result === 'string') return result;
  const values = Object.values(Object(result) as object) as unknown[];
  return (values.find((value) => typeof value === 'string' && /\s/.test(value)) as string) ?? '';
}

/** Anything may come from the storage of the tab, so it is checked here. */
async function showBlock(row: HTMLElement, content: unknown, context: BlockContext): Promise<void> {
  const block = await blockOf(content);
  if (block) showIn(row, blockElement(block, context));
}

function showIn(row: HTMLElement, shown: HTMLElement): void {
  row.className = 'message part';
  row.replaceChildren(createDiv('hidden'), shown);
}

/** Replaces the fenced blocks of an answer. An invalid block stays as code. */
async function showFenced(row: HTMLElement, context: BlockContext): Promise<void> {
  for (const code of row.querySelectorAll(FENCED)) {
    const block = await blockOf(attempt(() => JSON.parse(code.textContent) as unknown));
    const fence = code.closest('pre');
    if (!block || !fence?.isConnected) continue;
    const { id } = block;
    const shown = blockElement(block, context);
    if (id && !replacesOthers(fence, id)) {
      fence.remove();
      continue;
    }
    if (id) shown.dataset.block = id;
    fence.replaceWith(shown);
  }
}

/** Removes earlier blocks with the same id. Returns false if there is a later one: the newest row is drawn first. */
function replacesOthers(fence: Element, id: string): boolean {
  const root = fence.getRootNode() as ShadowRoot;
  const others = [...root.querySelectorAll<HTMLElement>('[data-block]')].filter(
    ({ dataset }) => dataset.block === id,
  );
  const isLater = (other: Element) =>
    fence.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (others.some(isLater)) return false;
  for (const old of others) old.remove();
  return true;
}
