import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import packageJson from '../../package.json' with { type: 'json' };
import { checkPackages, MissingPackagesError } from '../../local-provider/missing-packages.js';

describe('packages that the local provider needs', () => {
  it('are all found here', () => {
    checkPackages();
  });

  it('are named, with what installs them, when they are missing', () => {
    assert.throws(
      () => checkPackages((name) => name === 'opusscript'),
      (error: Error) => {
        assert.ok(error instanceof MissingPackagesError);
        assert.deepEqual(error.packages, ['node-datachannel']);
        assert.match(error.message, /needs node-datachannel: npm install --save-dev /);
        const wanted = `"node-datachannel@${packageJson.peerDependencies['node-datachannel']}"`;
        assert.ok(error.message.endsWith(wanted), error.message);
        return true;
      },
    );
  });
});
