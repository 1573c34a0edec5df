import { expect } from '@open-wc/testing';
import { createAssistant } from '../../../core/headless/create-assistant.js';
import { CALL_STAGES } from '../../../core/machine/stages.js';
import { received, serve } from '../../support/scripted-provider.js';
import { endlessBundle, hasLetGo, ROOM } from './unanswered-calls.js';
import { noCall } from '../machine/support/states.js';
import { describeWith } from '../support/it-with.js';
import { waitUntil } from '../support/wait-until.js';

const OPTIONS = { mode: 'voice', publicKey: 'key-1', assistantId: 'a-1' } as const;

/** The stages that a call reaches whose library never answers: to the join, which does not end. */
const REACHED = CALL_STAGES.slice(0, CALL_STAGES.indexOf('daily-call-join') + 1)
  .flatMap((stage) => [[stage, 'started'] as const, [stage, 'completed'] as const])
  .slice(0, -1);

describeWith('webrtc')('a call that ends in its start', () => {
  for (const [stage, status] of REACHED)
    it(`ended when ${stage} has ${status}, it is over, and nothing stays`, async () => {
      const apiUrl = await serve(ROOM);
      const callBundleUrl = await endlessBundle();
      const assistant = createAssistant({ ...OPTIONS, apiUrl, callBundleUrl });
      const reported: string[] = [];
      for (const type of ['call-start-failed', 'call-end', 'error'] as const)
        assistant.on(type, () => reported.push(type));
      assistant.on('call-start-progress', ({ progress }) => {
        reported.push(`${progress.stage} ${progress.status}`);
        if (progress.stage === stage && progress.status === status)
          assistant.send({ type: 'end-call' });
      });
      assistant.send({ type: 'start-call' });
      await waitUntil(() => reported.includes('call-end'), 'the call has ended');
      // A round trip, in which a call that goes on would have gone further.
      await received(apiUrl);
      await hasLetGo();
      expect(reported.slice(-2)).to.deep.equal([`${stage} ${status}`, 'call-end']);
      expect(assistant.state.voice).to.deep.equal(noCall);
      assistant.disconnect();
    });

  it('ended while the library is being made ready, it is freed when it is', async () => {
    const apiUrl = await serve(ROOM);
    const assistant = createAssistant({ ...OPTIONS, apiUrl });
    assistant.on('call-start-progress', ({ progress }) => {
      if (progress.stage === 'daily-call-object-creation')
        queueMicrotask(() => assistant.send({ type: 'end-call' }));
    });
    assistant.send({ type: 'start-call' });
    const over = () => assistant.state.voice.status === 'disconnected';
    await waitUntil(over, 'the call has ended');
    await received(apiUrl);
    await hasLetGo();
    assistant.disconnect();
  });
});
