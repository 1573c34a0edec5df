import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { MESSAGE_KINDS, type MessageKind } from '../../local-provider/faults/scripted-messages.js';
import { scriptedMessages } from '../../local-provider/faults/scripted-messages.js';
import { waitUntilNothingIsLeft, watchingWhatIsLeft } from '../support/left-behind.js';
import { CallStage, QUIET } from './in-call/call-stage.js';
import type { Visitor } from './visitor.js';

const stage = new CallStage(watchingWhatIsLeft);

/** The last message of each script, which tells that all before it came. */
const LAST = 'metadata';

describe('messages in a call', { concurrency: 3 }, () => {
  /** A visitor in a call with these faults, and what their page threw. */
  async function inCall(faults: string): Promise<Visitor & { thrown: Error[] }> {
    const visitor = await stage.comes(QUIET, { faults });
    const thrown: Error[] = [];
    visitor.page.on('pageerror', (error) => thrown.push(error));
    await visitor.connects();
    return Object.assign(visitor, { thrown });
  }

  async function heard(visitor: Visitor): Promise<unknown[]> {
    return (await visitor.reported('message')).map(({ message }) => message);
  }

  /** A script of these kinds, the end of which can be waited for. */
  const script = (...kinds: MessageKind[]) =>
    [...kinds, LAST].map((kind) => `messages:${kind}`).join();

  it('reach the page as they are, of every kind, and break nothing', async () => {
    await using visitor = await inCall(script(...MESSAGE_KINDS));
    await visitor.hears('message', '"metadata":"x{1000}');
    const messages = await heard(visitor);
    const kinds = MESSAGE_KINDS.filter((kind) => kind !== 'nonsense' && kind !== 'huge');
    for (const sent of kinds.flatMap((kind) => scriptedMessages(kind))) {
      const given = JSON.parse(sent) as { message?: { type?: string }; type?: string };
      const message = given.type ? given : given.message;
      assert.ok(
        messages.some((each) => JSON.stringify(each) === JSON.stringify(message)),
        `${sent} is not among ${messages.length} messages`,
      );
    }
    await visitor.sees('connected');
    assert.deepEqual(await visitor.reported('error'), []);
    await visitor.asks('sendToCall', {
      type: 'say',
      message: 'Still here.',
      content: 'Still here.',
    });
    await visitor.reads('assistant', /Still here/);
    await visitor.asks('endCall');
    await waitUntilNothingIsLeft(visitor.page);
    assert.deepEqual(visitor.thrown, []);
  });
});
