import { expect } from '@open-wc/testing';
import { solveChallenge } from '../../../core/provider/solve-challenge.js';
import { replace } from '../support/after-test.js';

async function zeroBits(text: string): Promise<number> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Math.clz32(new DataView(hash).getUint32(0));
}

describe('a challenge of a token server', () => {
  for (const bits of [0, 1, 9])
    it(`is solved in a worker: ${bits} bits`, async () => {
      let hashed = 0;
      replace(crypto.subtle, 'digest', (...args) => {
        hashed++;
        return SubtleCrypto.prototype.digest.apply(crypto.subtle, args);
      });
      const solution = await solveChallenge('a-challenge', bits);
      expect(hashed).to.equal(0);
      expect(await zeroBits(`a-challenge:${solution}`)).to.be.at.least(bits);
    });

  it('is solved in the page where a worker cannot hash', async () => {
    const Own = Blob;
    const Crippled = class extends Own {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(
          ['Object.defineProperty(crypto, "subtle", { value: undefined });', ...parts],
          options,
        );
      }
    };
    replace(globalThis, 'Blob', Crippled);
    const solution = await solveChallenge('a-challenge', 9);
    expect(await zeroBits(`a-challenge:${solution}`)).to.be.at.least(9);
  });

  for (const [where, Forbidden] of [
    [
      'throws',
      function () {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    [
      'reports an error',
      function (this: Worker) {
        queueMicrotask(() => this.onerror?.(new ErrorEvent('error')));
        this.postMessage = () => undefined;
        this.terminate = () => undefined;
      },
    ],
  ] as const)
    it(`is solved in the page where the browser ${where} for a worker`, async () => {
      replace(globalThis, 'Worker', Forbidden as unknown as typeof Worker);
      const solution = await solveChallenge('a-challenge', 9);
      expect(await zeroBits(`a-challenge:${solution}`)).to.be.at.least(9);
    });
});
