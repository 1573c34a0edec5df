import assert from 'node:assert/strict';
import { it } from 'node:test';
import { MessageLine } from '../../../local-provider/call/message-line.js';
import { Faults } from '../../../local-provider/faults/faults.js';

type Sent = [ms: number, message: string];

const bye = 'ejected';

const lines: [faults: string, use: (line: MessageLine) => void, sent: Sent[]][] = [
  ['', (line) => sendThree(line), all(0, 'one', 'two', 'three', bye)],
  ['delay:500', (line) => sendThree(line), all(500, 'one', 'two', 'three', bye)],
  ['duplicate', (line) => line.app('one'), all(0, 'one', 'one')],
  ['reorder', (line) => sendThree(line), all(0, 'two', 'one', 'three', bye)],
  ['reorder', (line) => line.app('one'), all(200, 'one')],
  ['reorder,delay:100', (line) => line.app('one'), all(300, 'one')],
  ['reorder,delay:100', (line) => (sendThree(line), line.stop()), []],
  ['reorder', (line) => (line.app('one'), line.stop()), []],
];
lines.forEach(([faults, use, expected], index) =>
  it(`messages arrive as the faults want: ${faults} (${index})`, ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let now = 0;
    const sent: Sent[] = [];
    const line = new MessageLine(Faults.parse(faults), (envelope) => {
      const { t, data, reason } = envelope as Record<string, string>;
      assert.equal(t, reason ? 'bye' : 'app');
      sent.push([now, (data ?? reason)!]);
    });
    use(line);
    for (now = 100; now <= 1000; now += 100) mock.timers.tick(100);
    assert.deepEqual(sent, expected);
  }),
);

function sendThree(line: MessageLine): void {
  for (const message of ['one', 'two', 'three']) line.app(message);
  line.bye(bye);
}

function all(ms: number, ...messages: string[]): Sent[] {
  return messages.map((message) => [ms, message]);
}
