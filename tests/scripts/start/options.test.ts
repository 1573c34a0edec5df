import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStartOptions } from '../../../scripts/start/options.js';

test('help takes precedence over other options', () => {
  assert.deepEqual(parseStartOptions(['--help', '--port', 'x']), { kind: 'help' });
});

const REFUSALS: readonly [readonly string[], RegExp][] = [
  [['--port', 'abc'], /--port is "abc".*0 to 65535/],
  [['--port', '65536'], /--port is "65536"/],
  [['--port=-1'], /--port is "-1"/],
  [['--port', '80.5'], /--port is "80\.5"/],
  [['--port'], /'--port <value>' argument missing/],
  [['--provider-port='], /--provider-port is ""/],
  [['--prot', '1'], /Unknown option '--prot'/],
  [['-p', '1'], /Unknown option '-p'/],
  [['5173'], /Unexpected argument '5173'/],
];

for (const [args, message] of REFUSALS) {
  test(`${args.join(' ')} is refused with a message that names it`, () => {
    const parsed = parseStartOptions(args);
    assert.equal(parsed.kind, 'refused');
    assert.match(parsed.kind === 'refused' ? parsed.message : '', message);
  });
}
