import assert from 'node:assert/strict';
import { it, type MockTracker } from 'node:test';
import { MessageLine } from '../../../local-provider/call/message-line.js';
import { Faults } from '../../../local-provider/faults/faults.js';

type Sent = [ms: number, message: string];

const bye = 'ejected';

const lines: [faults: string, send: (line: MessageLine) => void, sent: Sent[]][] = [
  ['', sendThree, all(0, 'one', 'two', 'three', bye)],
  ['delay:500', sendThree, all(500, 'one', 'two', 'three', bye)],
  ['duplicate', sendOne, all(0, 'one', 'one')],
  ['reorder', sendThree, all(0, 'two', 'one', 'three', bye)],
  ['reorder', sendOne, all(200, 'one')],
  ['reorder,delay:100', sendOne, all(300, 'one')],
];
for (const [faults, send, expected] of lines) {
  it(`${send.name} messages arrive as the faults want: ${faults}`, ({ mock }) =>
    assert.deepEqual(sentWith(mock, faults, send), expected));

  it(`${send.name} messages do not arrive after the end: ${faults}`, ({ mock }) => {
    const sendAndStop = (line: MessageLine) => {
      send(line);
      line.stop();
    };
    const atOnce = expected.filter(([ms]) => ms === 0);
    assert.deepEqual(sentWith(mock, faults, sendAndStop), atOnce);
  });
}

/** What arrives within a second, and when. */
function sentWith(
  mock: MockTracker,
  faults: string,
  send: (line: MessageLine) => void,
): readonly Sent[] {
  mock.timers.enable({ apis: ['setTimeout'] });
  let now = 0;
  const sent: Sent[] = [];
  const line = new MessageLine(Faults.parse(faults), (envelope) => {
    const { t, data, reason } = envelope as Record<string, string>;
    assert.equal(t, reason ? 'bye' : 'app');
    sent.push([now, (data ?? reason)!]);
  });
  send(line);
  for (now = 100; now <= 1000; now += 100) mock.timers.tick(100);
  return sent;
}

function sendOne(line: MessageLine): void {
  line.app('one');
}

function sendThree(line: MessageLine): void {
  for (const message of ['one', 'two', 'three']) line.app(message);
  line.bye(bye);
}

function all(ms: number, ...messages: string[]): Sent[] {
  return messages.map((message) => [ms, message]);
}
