import { expect } from '@open-wc/testing';
import type { ReceivedMessage } from '../../../core/headless/index.js';
import type { CallMessage } from '../../../core/limits/index.js';
import { MessageReceivedEvent } from '../../../elements/voice-assistant/events.js';

/** Does not compile if the types differ from what the schemas accept. */
const checked = (message: CallMessage): ReceivedMessage => message;

/** Uses the types as a page does. */
function summaryOf({ parsed }: MessageReceivedEvent): string | undefined {
  switch (parsed?.type) {
    case 'chat-message':
      return `${parsed.role}: ${parsed.content}`;
    case 'status-update':
      return `${parsed.status} ${parsed.endedReason ?? ''}`.trim();
    case 'tool-calls':
      return parsed.toolCallList.map((call) => call.function.name).join();
    default:
      return parsed?.type;
  }
}

describe('va-message', () => {
  for (const [message, summary] of [
    [{ type: 'chat-message', role: 'user', content: 'Hello' }, 'user: Hello'],
    [{ type: 'status-update', status: 'ended', endedReason: 'x' }, 'ended x'],
    [checked({ type: 'hang' }), 'hang'],
    [{ type: 'a-new-type', field: 1 }, 'a-new-type'],
  ] as const)
    it(`exposes a parsed ${message.type}, and the message as it is`, () => {
      const event = new MessageReceivedEvent(message as ReceivedMessage);
      expect(summaryOf(event)).to.equal(summary);
      expect(event.message).to.equal(message);
    });

  for (const message of ['listening', null, undefined, 7, {}, { type: 1 }, []])
    it(`has no parsed message for ${JSON.stringify(message)}`, () => {
      expect(new MessageReceivedEvent(message as unknown as ReceivedMessage).parsed).to.equal(
        undefined,
      );
    });
});
