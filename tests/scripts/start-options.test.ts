import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseStartOptions } from '../../scripts/start/options.js';

const any = { kind: 'any' } as const;

test('without options both ports are any', () => {
  assert.deepEqual(parseStartOptions([]), { kind: 'run', options: { page: any, provider: any } });
});

test('each port can be asked for, and 0 stands for any', () => {
  assert.deepEqual(parseStartOptions(['--port', '8080', '--provider-port=9090']), {
    kind: 'run',
    options: {
      page: { kind: 'exactly', port: 8080 },
      provider: { kind: 'exactly', port: 9090 },
    },
  });
  assert.deepEqual(parseStartOptions(['--port', '0']), {
    kind: 'run',
    options: { page: any, provider: any },
  });
});

test('help wins over what follows', () => {
  assert.deepEqual(parseStartOptions(['--help', '--port', 'x']), { kind: 'help' });
});

const REFUSALS: readonly [readonly string[], RegExp][] = [
  [['--port', 'abc'], /--port is "abc".*0 to 65535/],
  [['--port', '65536'], /--port is "65536"/],
  [['--port=-1'], /--port is "-1"/],
  [['--port', '80.5'], /--port is "80\.5"/],
  [['--port'], /--port has no value/],
  [['--provider-port='], /--provider-port is ""/],
  [['--prot', '1'], /Unknown option "--prot"/],
  [['-p', '1'], /Unknown option "-p"/],
  [['5173'], /Unknown argument "5173"/],
];

for (const [args, message] of REFUSALS) {
  test(`${args.join(' ')} is refused by name`, () => {
    const parsed = parseStartOptions(args);
    assert.equal(parsed.kind, 'refused');
    assert.match(parsed.kind === 'refused' ? parsed.message : '', message);
  });
}
