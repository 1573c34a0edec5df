import { expect } from 'chai';
import type { ReceivedMessage } from '../../../core/headless/index.js';
import type { CallMessage } from '../../../core/limits/index.js';
import {
  EVENT_TYPES,
  eventFor,
  requestFor,
} from '../../../elements/voice-assistant/dispatch-events.js';
import { FeedbackEvent, MessageReceivedEvent } from '../../../elements/voice-assistant/events.js';

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

describe('an event', () => {
  const flags = ({ type, bubbles, composed, cancelable }: Event) => [
    type,
    bubbles && composed,
    cancelable,
  ];

  it('leaves the shadow tree, and can only be canceled if it is a request', () => {
    for (const type of EVENT_TYPES)
      expect(flags(eventFor({ type } as never))).to.deep.equal([`va-${type}`, true, false]);
    expect(flags(new FeedbackEvent('good', ''))).to.deep.equal(['va-feedback', true, false]);
    const requests = [{ type: 'start-call' }, { type: 'send-message', text: 'Hi' }] as const;
    expect(requests.map((request) => flags(requestFor(request)))).to.deep.equal([
      ['va-call-request', true, true],
      ['va-message-request', true, true],
    ]);
  });
});
