import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runFaultScript, type FaultActs } from '../../../local-provider/call/fault-script.js';
import { Faults } from '../../../local-provider/faults/faults.js';
import { scriptedMessages } from '../../../local-provider/faults/scripted-messages.js';

type Act = [ms: number, name: keyof FaultActs, given: unknown];

const network = (threshold: string, quality: number, state: string, ...reasons: string[]) => ({
  action: 'network-quality-change',
  threshold,
  quality,
  state: { state, reasons },
});
const GOOD = network('good', 100, 'good');
const LOW = network('low', 50, 'warning', 'roundTripTime');
const VERY_LOW = network('very-low', 10, 'bad', 'recvPacketLoss', 'sendPacketLoss');
const NO_CANCELLER = {
  action: 'nonfatal-error',
  type: 'audio-processor-error',
  errorMsg: 'The noise canceller failed, as a fault asks.',
};

const scripts: [faults: string, acts: Act[]][] = [
  ['end:2:over', [[2000, 'hangUp', 'over']]],
  ['exp-room:1,meeting-full', [[1000, 'breakOff', 'exp-room']]],
  ['messages:tool-calls:1', scriptedMessages('tool-calls').map((sent) => [1000, 'app', sent])],
  ['noise-cancelling-fails:1', [[1000, 'emit', NO_CANCELLER]]],
  ['network-quality:very-low::1', [[1000, 'emit', VERY_LOW]]],
  [
    'network-quality:low:2:1',
    [
      [1000, 'emit', LOW],
      [3000, 'emit', GOOD],
    ],
  ],
  [
    'network-drop:2:1',
    [
      [1000, 'blackout', true],
      [3000, 'blackout', false],
    ],
  ],
];
for (const [faults, acts] of scripts)
  it(`a call with ${faults} has its faults in time, unless it is over before`, ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    let now = 0;
    const done: Act[] = [];
    const act = (name: keyof FaultActs) => (given: unknown) => void done.push([now, name, given]);
    const run = () =>
      runFaultScript(Faults.parse(faults), {
        hangUp: act('hangUp'),
        breakOff: act('breakOff'),
        blackout: act('blackout'),
        emit: act('emit'),
        app: act('app'),
      });
    run();
    const stop = run();
    stop();
    for (now = 500; now <= 4000; now += 500) mock.timers.tick(500);
    assert.deepEqual(done, acts);
  });
