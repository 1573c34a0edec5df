import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStartOptions } from '../../../scripts/start/options.js';

test('help takes precedence over other options', () => {
  assert.deepEqual(parseStartOptions(['--help', '--port', 'x']), { kind: 'help' });
});

const REFUSALS: readonly [readonly string[], RegExp][] = [
  [['--port', '65536'], /--port is "65536".*0 to 65535/],
  [['--port', '80.5'], /--port is "80\.5"/],
  [['--provider-port='], /--provider-port is ""/],
  [['--prot', '1'], /Unknown option '--prot'/],
];

for (const [args, message] of REFUSALS) {
  test(`${args.join(' ')} is refused with a message that names it`, () => {
    const parsed = parseStartOptions(args);
    assert.equal(parsed.kind, 'refused');
    assert.match(parsed.kind === 'refused' ? parsed.message : '', message);
  });
}
