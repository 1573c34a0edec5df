import { shownText, type Entry } from '../../machine/regions/transcript.js';
import type { ChatRequest } from '../../ports.js';
import type { Item } from './dialect.js';

/** How much of a conversation is sent, in characters of JSON. Older turns are left out. */
export const CONVERSATION_LENGTH = 60_000;

/** The functions that the answer to a message has called so far, with what else is sent of it. */
export interface Used {
  readonly items: Item[];
  /** How many of the answer's messages are among the items. */
  outputs: number;
}

/** The most messages whose calls of functions are known. Of the others, the shown notes are sent. */
const MOST_USED = 50;

const used = new Map<string, Used>();

/** Returns the calls of functions in the answer to a message: a copy to be kept. */
export function usedIn(messageId: string): Used {
  const { items, outputs } = used.get(messageId) ?? { items: [], outputs: 0 };
  return { items: [...items], outputs };
}

/** Keeps them for what is sent later. */
export function keepUsed(messageId: string, calls: Used): void {
  used.delete(messageId);
  used.set(messageId, calls);
  const [oldest] = used.keys();
  if (used.size > MOST_USED) used.delete(oldest!);
}

/**
 * The conversation that is shown, up to the message to be answered, as it is sent each time: such a back end
 * keeps none. What was said in calls is included with the option `sharedContext`.
 */
export function conversationOf({
  runtime,
  turn,
  sharedContext,
}: Pick<ChatRequest, 'runtime' | 'turn' | 'sharedContext'>): readonly Item[] {
  const turns: Item[][] = [[]];
  let calls: Used | undefined;
  let ofChat = true;
  let asked = false;

  function add({ role, source, ...entry }: Entry): void {
    const content = shownText({ role, source, ...entry });
    // The message may be repeated: what it led to before is not sent.
    if (asked) return;
    switch (source.kind) {
      case 'typed': {
        const { delivery, messageId } = source;
        asked = messageId === turn.id;
        const isSent = delivery.status === 'sent' || asked;
        ofChat = !(delivery.status === 'sent' && delivery.to === 'call');
        calls = used.get(messageId);
        if (isSent && (ofChat || sharedContext))
          turns.push([message(role, content), ...(calls?.items ?? [])]);
        return;
      }
      case 'spoken':
        ofChat = false;
        if (sharedContext) turns.push([message(role, content)]);
        return;
      case 'reply':
        if (source.output < (calls?.outputs ?? 0)) return;
        break;
      case 'part':
        if (calls?.items.length || !(ofChat || sharedContext)) return;
        break;
      case 'call':
        ofChat = false;
        return;
    }
    turns.at(-1)!.push(message(role, content));
  }

  runtime?.state.transcript.entries.forEach(add);
  if (!asked) turns.push([message('user', turn.text)]);
  return joined(newest(turns));
}

function message(role: Entry['role'], content: string): Item {
  return { type: 'message', role, content };
}

/** Whole turns: the result of a function cannot be sent without its call. */
function newest(turns: readonly (readonly Item[])[]): readonly Item[] {
  let left = CONVERSATION_LENGTH;
  const first = turns.findLastIndex((turn) => (left -= JSON.stringify(turn).length) < 0);
  return turns.slice(Math.min(first + 1, turns.length - 1)).flat();
}

/** Joins messages of the same side: some servers insist on turns. */
function joined(items: readonly Item[]): readonly Item[] {
  return items.reduce<readonly Item[]>((before, item) => {
    const last = before.at(-1);
    if (last?.type !== 'message' || item.type !== 'message' || last.role !== item.role)
      return [...before, item];
    return [...before.slice(0, -1), { ...last, content: `${last.content}\n\n${item.content}` }];
  }, []);
}
