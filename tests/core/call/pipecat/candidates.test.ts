import { expect } from 'chai';
import { CandidateSender } from '../../../../core/call/pipecat/candidates.js';

const found = (candidate: string) =>
  ({ candidate, sdpMid: '0', sdpMLineIndex: 0 }) as RTCIceCandidate;

const sent = (pc_id: string, ...candidates: string[]) => ({
  pc_id,
  candidates: candidates.map((candidate) => ({ candidate, sdp_mid: '0', sdp_mline_index: 0 })),
});

describe('CandidateSender', () => {
  it('sends what was found once the bot knows the offer, and together what is found meanwhile', async () => {
    const bodies: object[] = [];
    const answers: (() => void)[] = [];
    const sender = new CandidateSender((body) => {
      bodies.push(body);
      return new Promise<void>((resolve, reject) => {
        answers.push(bodies.length === 1 ? () => reject(new Error('404')) : resolve);
      });
    });
    sender.hold();
    sender.add(found('a'));
    expect(bodies).to.deep.equal([]);
    sender.release('pc-1');
    sender.add(found('b'));
    sender.add(found('c'));
    expect(bodies).to.deep.equal([sent('pc-1', 'a')]);
    answers[0]!();
    await Promise.resolve().then(() => undefined);
    expect(bodies.slice(1)).to.deep.equal([sent('pc-1', 'b', 'c')]);
  });

  it('sends nothing of an offer that was replaced', () => {
    const bodies: object[] = [];
    const sender = new CandidateSender((body) => Promise.resolve(bodies.push(body)));
    sender.hold();
    sender.add(found('a'));
    sender.hold();
    sender.release('pc-1');
    sender.add(found('b'));
    expect(bodies).to.deep.equal([sent('pc-1', 'b')]);
  });
});
