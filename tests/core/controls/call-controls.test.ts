import { expect } from 'chai';
import { CallControlError } from '../../../core/controls/call-control-error.js';
import { EXAMPLES } from '../limits/examples.js';
import { expectGuard } from '../limits/expect-guard.js';
import { controlsOver, thrownBy } from './support/setup.js';
import { USES } from './support/uses.js';

/** Works in a call that is being made. */
const IN_THE_START = ['setMuted'];

describe('every call control', () => {
  it('forwards to the call', async () => {
    for (const [name, use, expected] of USES) {
      const { controls, asked } = controlsOver();
      await use(controls);
      expect(asked, name).to.deep.equal([expected]);
    }
  });

  for (const [when, failure, said, worlds] of [
    [
      'is refused before the join',
      'not-joined',
      '() only supported after join',
      [
        { phase: 'none', meeting: null },
        { phase: 'starting', meeting: null },
      ],
    ],
    [
      'throws after the end',
      'destroyed',
      '(): Use after destroy',
      [{ phase: 'ended' }, { phase: 'disposed', meeting: null }],
    ],
  ] as const)
    it(`${when}, with its name`, async () => {
      for (const [method, use] of USES)
        for (const world of worlds) {
          if ('phase' in world && world.phase === 'starting' && IN_THE_START.includes(method))
            continue;
          const { controls, asked } = controlsOver(world);
          const error = await thrownBy(() => use(controls));
          expect(error, method).to.be.instanceOf(CallControlError);
          expect(error).to.include({ failure, method, message: `${method}${said}` });
          expect(asked).to.deep.equal([]);
        }
    });

  it('checks its arguments', async () => {
    const guarded = EXAMPLES.filter(({ through, needsPage }) => through && !needsPage);
    expect(guarded.length).to.be.above(40);
    for (const example of guarded) await expectGuard(example);
  });
});
