import assert from 'node:assert/strict';
import { it } from 'node:test';
import { CallRecording } from '../../../../local-provider/call/recording/call-recording.js';
import type { Recording } from '../../../../local-provider/call/recording/recording.js';
import type { StartRecording } from '../../../../local-provider/call/recording/recordings.js';
import { Faults } from '../../../../local-provider/faults/faults.js';

const kept = (close = async () => undefined) => ({ path: 'a.wav', close }) as unknown as Recording;
const broken = () => Promise.reject(new Error('disk full'));

const cases: [
  name: string,
  startRecording: StartRecording | undefined,
  statuses: string[],
  log: string[],
  faults?: string,
][] = [
  ['kept', async () => kept(), ['started', 'stopped'], ['is recorded in a.wav']],
  ['of a provider that keeps none', undefined, ['started', 'stopped'], []],
  [
    'that cannot begin',
    broken,
    ['disk full', 'disk full'],
    Array(2).fill('is not recorded: disk full'),
  ],
  [
    'that is not whole',
    async () => kept(broken),
    ['started', 'disk full'],
    ['is not recorded: disk full'],
  ],
  [
    'that is refused',
    async () => kept(),
    Array(2).fill('The recording was refused, as a fault asks.'),
    Array(2).fill('is not recorded: The recording was refused, as a fault asks.'),
    'recording-refused',
  ],
];
for (const [name, startRecording, statuses, log, faults = ''] of cases)
  it(`a recording ${name} begins and ends once`, async () => {
    const emitted: unknown[] = [];
    const logged: string[] = [];
    const parts = {
      faults: Faults.parse(faults),
      startRecording:
        startRecording && ((id: string) => (assert.equal(id, 'one'), startRecording(id))),
      log: (line: string) => logged.push(line),
    };
    const recording = new CallRecording('one', parts, (envelope) => {
      const { t, status, error } = envelope as Record<string, string>;
      assert.equal(t, 'recording');
      assert.equal(status === 'failed', error !== undefined);
      emitted.push(error ?? status);
    });
    await recording.set(false);
    void recording.set(true);
    await recording.set(true);
    assert.equal(recording.current !== undefined, statuses[0] === 'started' && !!startRecording);
    void recording.set(false);
    await recording.set(false);
    assert.equal(recording.current, undefined);
    assert.deepEqual(emitted, statuses);
    assert.deepEqual(
      logged,
      log.map((line) => `call one ${line}`),
    );
  });
