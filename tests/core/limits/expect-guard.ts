import { expect } from 'chai';
import { LimitError } from '../../../core/limits/limit-error.js';
import { controlsOver, thrownBy } from '../controls/support/setup.js';
import type { Example } from './examples.js';

/** Checks that a control sends what its rule accepts, and nothing that it refuses. */
export async function expectGuard({ through, accepted, refused }: Example): Promise<void> {
  for (const [message, value] of Object.entries(refused)) {
    const { controls, asked } = controlsOver();
    const error = await thrownBy(() => through!(controls, value as never));
    expect(error).to.be.instanceOf(LimitError).with.property('message', message);
    expect(asked).to.deep.equal([]);
  }
  for (const value of accepted) {
    const { controls, asked } = controlsOver();
    expect(await thrownBy(() => through!(controls, value as never))).to.equal(undefined);
    expect(asked).to.have.length(1);
  }
}
