import assert from 'node:assert/strict';
import { it } from 'node:test';
import { build } from 'esbuild';
import { ROOT } from '../../../scripts/build/root.js';

const MANAGEMENT = 'core/management/';

it('the bundled management client has nothing of the widget, and nothing of Node', async () => {
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: [`${MANAGEMENT}index.ts`],
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    metafile: true,
  });
  const outputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  const sources = outputs
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path]) => path);
  const others = sources.filter((path) => !path.startsWith(MANAGEMENT));
  assert.deepEqual(others.sort(), [
    'core/async/abort.ts',
    'core/chat/retry-policy.ts',
    'core/constants.ts',
    'core/provider/api.ts',
    'core/provider/is-object.ts',
    'core/reports/safely.ts',
  ]);
});
