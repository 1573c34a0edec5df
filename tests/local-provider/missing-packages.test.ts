import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import manifest from '../../local-provider/package.json' with { type: 'json' };
import packageJson from '../../package.json' with { type: 'json' };
import { checkPackages, MissingPackagesError } from '../../local-provider/missing-packages.js';

describe('the package of the local provider', () => {
  it('has the version of the package for pages', () =>
    assert.equal(manifest.version, packageJson.version));
});

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
        const wanted = `"node-datachannel@${manifest.peerDependencies['node-datachannel']}"`;
        assert.ok(error.message.endsWith(wanted), error.message);
        return true;
      },
    );
  });
});
