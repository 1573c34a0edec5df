import { expect } from '@open-wc/testing';
import { CallControlError } from '../../../../../core/call/daily/controls/call-control-error.js';
import { LimitError } from '../../../../../core/limits/limit-error.js';
import { EXAMPLES } from '../../../limits/examples.js';
import { controlsOver, thrownBy } from './support/setup.js';
import { USES } from './support/uses.js';

/** What may be asked of a call that is just being made. */
const IN_THE_START = ['setMuted'];

describe('CallControls', () => {
  for (const [name, use, expected] of USES) {
    it(`${name} forwards to the call`, async () => {
      const { controls, asked } = controlsOver();
      await use(controls);
      expect(asked).to.deep.equal([expected]);
    });

    it(`${name} is refused before the join, with its name`, async () => {
      for (const phase of ['none', 'starting'] as const) {
        if (phase === 'starting' && IN_THE_START.includes(name)) continue;
        const { controls, asked } = controlsOver({ phase, meeting: null });
        const error = (await thrownBy(() => use(controls))) as CallControlError;
        expect(error).to.be.instanceOf(CallControlError);
        expect(error).to.include({ failure: 'not-joined', method: name });
        expect(error.message).to.equal(`${name}() only supported after join`);
        expect(asked).to.deep.equal([]);
      }
    });

    it(`${name} throws after the end`, async () => {
      for (const world of [
        { phase: 'ended' },
        { destroyed: true },
        { phase: 'disposed', meeting: null },
      ] as const) {
        const { controls, asked } = controlsOver(world);
        const error = (await thrownBy(() => use(controls))) as CallControlError;
        expect(error).to.include({ failure: 'destroyed', method: name });
        expect(error.message).to.equal(`${name}(): Use after destroy`);
        expect(asked).to.deep.equal([]);
      }
    });
  }
});

describe('the limits of the controls', () => {
  const guarded = EXAMPLES.filter(({ through }) => through);

  it('the limits guard the controls', () => expect(guarded.length).to.be.above(40));

  for (const { rule, through, accepted, refused } of guarded) {
    it(`${rule}: a refused value is not sent`, async () => {
      for (const [message, value] of Object.entries(refused)) {
        const { controls, asked } = controlsOver();
        const error = (await thrownBy(() => through!(controls, value as never))) as LimitError;
        expect(error).to.be.instanceOf(LimitError);
        expect(error.message).to.equal(message);
        expect(asked).to.deep.equal([]);
      }
    });

    it(`${rule}: an accepted value is sent`, async () => {
      for (const value of accepted) {
        const { controls, asked } = controlsOver();
        expect(await thrownBy(() => through!(controls, value as never))).to.equal(undefined);
        expect(asked).to.have.length(1);
      }
    });
  }
});
