import type { StageMetadata } from '../../machine/stages.js';
import type { Recording } from './state.js';
import type { Step } from './step.js';

const STAGE = 'video-recording-started';

/** Joining with a token starts the recording, perhaps before the join completes. */
export function prepare(step: Step): void {
  const requestedAt = step.stamp.elapsed;
  step.set({ recording: { requestedAt, stageAt: null, settled: false, greeting: null } });
}

/** Begins the stages of a recording once the call is joined. */
export function begin(step: Step): void {
  const { token, recording } = step.call;
  const { greeting, requestedAt } = recording!;
  if (greeting) step.do({ type: 'send', text: greeting });
  change(step, { greeting: null, requestedAt: token ? requestedAt : step.stamp.elapsed });
  if (!token) return step.run('video-recording-setup');
  step.skip('video-recording-setup', 'auto-started-via-meeting-token');
  awaitStart(step);
}

/** Begins the stage in which the recording starts, unless it has begun. */
export function awaitStart(step: Step): void {
  if (step.call.recording?.stageAt !== null) return;
  change(step, { stageAt: step.stamp.elapsed });
  step.emit({ type: 'call-progressed', progress: { stage: STAGE, status: 'started' } });
}

/** Ends that stage, once, and has the assistant begin as soon as the call is joined. */
export function settle(step: Step, status: 'completed' | 'failed', metadata?: StageMetadata): void {
  if (step.call.recording?.settled !== false) return;
  awaitStart(step);
  const { requestedAt, stageAt } = step.call.recording;
  const delaySeconds = (step.stamp.elapsed - requestedAt) / 1000;
  const duration = step.stamp.elapsed - stageAt!;
  const progress = {
    stage: STAGE,
    status,
    duration,
    metadata: metadata ?? { delaySeconds },
  } as const;
  step.emit({ type: 'call-progressed', progress });
  const greeting = JSON.stringify({
    type: 'control',
    control: 'say-first-message',
    videoRecordingStartDelaySeconds: delaySeconds,
  });
  const joined = step.call.phase !== 'starting';
  change(step, { settled: true, greeting: joined ? null : greeting });
  if (joined) step.do({ type: 'send', text: greeting });
}

/** Each failure is reported, also of a recording that has started. */
export function fail(step: Step, message: string): void {
  if (!step.call.recording) return;
  settle(step, 'failed', { error: message });
  step.degrade('video-recording-setup-error', message, STAGE);
}

function change(step: Step, recording: Partial<Recording>): void {
  step.set({ recording: { ...step.call.recording!, ...recording } });
}
