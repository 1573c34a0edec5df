import { expect } from 'chai';
import { fc } from '../../support/property.js';
import { inWords, refusal, textOf, withoutKey } from '../../../core/provider/api.js';

const PART = new Uint8Array(16_384).fill(120);

/** A body without an end. */
function endlessBody() {
  const read = { count: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      read.count++;
      controller.enqueue(PART);
    },
    cancel() {
      read.cancelled = true;
    },
  });
  return { body, read };
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('a hostile refusal', () => {
  it('is read up to a limit', async () => {
    const { body, read } = endlessBody();
    const said = await refusal(new Response(body, { status: 500 }));
    expect(said).to.equal('The provider answered 500');
    expect(read.count).to.be.below(10);
    expect(read.cancelled).to.equal(true);
  });

  it('is passed on in part', async () => {
    const body = JSON.stringify({ message: 'No. '.repeat(5000) });
    expect(await refusal(new Response(body, { status: 400 })))
      .to.have.length(997)
      .and.match(/ …$/);
  });

  it('is passed on without a part of the key', () => {
    const said = inWords(`${'No. '.repeat(248)}pk_0123456789`);
    expect(withoutKey(said, 'pk_0123456789')).to.equal(`${'No. '.repeat(248)}…`);
  });

  for (const body of [
    `{"message":${nested(20_000)}}`,
    `{"message":{"a":${nested(20_000)}}}`,
    nested(30_000),
    ...['{"message":', '{"__proto__":{"message":7}}', 'null', '"text"', ''],
  ])
    it(`has words for ${body.slice(0, 40) || 'nothing'}`, async () => {
      const said = await refusal(new Response(body, { status: 502 }));
      expect(said).to.be.a('string').with.length.within(1, 1000);
    });

  it('has words for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(inWords(value)).to.be.a('string').with.length.below(1001);
      }),
    );
  });

  it('is no longer than what is asked for', async () => {
    const { body } = endlessBody();
    expect(await textOf(new Response(body), 100)).to.have.length(100);
    expect(await textOf(new Response('₹20'), 100)).to.equal('₹20');
    expect(await textOf(new Response(null), 100)).to.equal('');
  });
});
