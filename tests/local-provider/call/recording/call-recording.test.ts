import assert from 'node:assert/strict';
import { join } from 'node:path';
import { it } from 'node:test';
import { CallRecording } from '../../../../local-provider/call/recording/call-recording.js';
import { Recording } from '../../../../local-provider/call/recording/recording.js';
import type { StartRecording } from '../../../../local-provider/call/recording/recordings.js';
import { Faults } from '../../../../local-provider/faults/faults.js';
import { temporaryFolder } from '../../../support/temporary-folder.js';

const folder = temporaryFolder();
const full = () => Promise.reject(new Error('disk full'));
const record = (name: string) => Recording.create(join(folder, name));

const cases: [
  name: string,
  startRecording: StartRecording | undefined,
  statuses: string[],
  log: string[],
  faults?: string,
][] = [
  [
    'kept',
    () => record('kept.wav'),
    ['started', 'stopped'],
    [`is recorded in ${join(folder, 'kept.wav')}`],
  ],
  ['of a provider that keeps none', undefined, ['started', 'stopped'], []],
  [
    'that cannot begin',
    full,
    ['disk full', 'disk full'],
    Array(2).fill('is not recorded: disk full'),
  ],
  [
    'that is not whole',
    async () => Object.assign(await record('not-whole.wav'), { close: full }),
    ['started', 'disk full'],
    ['is not recorded: disk full'],
  ],
  [
    'that is refused',
    () => record('refused.wav'),
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
      startRecording,
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
