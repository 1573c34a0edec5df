import type { AddedPart } from '../machine/tool-request.js';
import { isObject } from '../provider/is-object.js';
import { warnOnce } from '../reports/warn-once.js';
import { attempt } from '../reports/safely.js';
import { BLOCK_TOOL, type CalledTool } from './tool-calls.js';
import { BLOCK_LIMIT, blockOf, textOfBlock } from '../blocks/block.js';

/** The part of the conversation that a call of such a tool adds. Undefined if the arguments do not match. */
export async function partOf({ id, name, input }: CalledTool): Promise<AddedPart | undefined> {
  const isText = typeof input === 'string' && input.length <= BLOCK_LIMIT;
  const args: unknown = isText ? attempt(() => JSON.parse(input)) : input;
  const type = BLOCK_TOOL.exec(name)?.[1];
  const block = isObject(args) ? await blockOf({ ...args, type }) : undefined;
  if (!block) {
    warnOnce([`voice-assistant: the arguments for "${name}" are rejected.`]);
    return undefined;
  }
  return {
    partId: `block ${block.id ?? id}`,
    text: textOfBlock(block),
    part: { kind: 'block', block },
  };
}
