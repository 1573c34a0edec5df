import type { DailyCall } from '@daily-co/daily-js';
import { VIDEO_RECORDING_BACKGROUND, VIDEO_RECORDING_SIZE } from '../constants.js';
import type { WebCall } from './web-call.js';
import type { StageMetadata } from '../machine/stages.js';
import type { CallRequest, LiveCall } from '../ports.js';
import type { StageReporter } from './start/stage-reporter.js';
import { messageOf } from './call-error.js';

interface Parts {
  readonly webCall: WebCall;
  readonly stages: StageReporter;
  readonly request: Pick<CallRequest, 'origin'>;
  /** Through it the assistant is told, which the call library does once the call is joined. */
  readonly call: Pick<LiveCall, 'send'>;
}

/**
 * Records a call for which the provider wants it, and has the assistant begin when the recording runs,
 * with how long that took. A call joined with a token begins to record by itself, perhaps before the
 * join is done. One that cannot be recorded is told of, and goes on.
 */
export class Recording {
  readonly #daily: DailyCall;
  readonly #parts: Parts;
  #requested = performance.now();
  /** Tells how the stage ends in which the recording begins to run. */
  #end: ReturnType<StageReporter['begin']> | undefined;
  readonly #resumed: boolean;
  #joined = false;
  #settled = false;
  /** What has the assistant begin, until it is sent. */
  #message: object | undefined;

  constructor(daily: DailyCall, parts: Parts) {
    this.#daily = daily;
    this.#parts = parts;
    // A call that is joined again was recorded from its beginning.
    this.#resumed = parts.request.origin === 'resumed';
    if (this.#resumed) return;
    daily.once('recording-started', () =>
      this.#settle('completed', { delaySeconds: this.#delay() }),
    );
    daily.once('recording-error', ({ errorMsg }) => {
      const error = messageOf({ errorMsg });
      this.#settle('failed', { error });
      parts.stages.degrade('video-recording-started', 'video-recording-setup-error', error);
    });
  }

  joining(): void {
    this.#requested = performance.now();
  }

  /** To be called once the call is joined. */
  async start(): Promise<void> {
    this.#joined = true;
    this.#greet();
    if (this.#resumed) return this.#parts.stages.skipRecording('skipped-resumed');
    if (await this.#request()) this.#begin();
    else this.#settle('failed', { error: 'It could not be requested' });
  }

  /** Whether the recording begins, be it by itself. */
  async #request(): Promise<boolean> {
    const { webCall, stages } = this.#parts;
    if (webCall.token) {
      stages.skip('video-recording-setup', 'auto-started-via-meeting-token');
      return true;
    }
    return stages.attempt('video-recording-setup', {
      type: 'video-recording-setup-error',
      work: () => {
        this.#requested = performance.now();
        this.#daily.startRecording({
          ...VIDEO_RECORDING_SIZE,
          backgroundColor: VIDEO_RECORDING_BACKGROUND,
          layout: { preset: 'default' },
        });
      },
    });
  }

  /** Begins the last of the two stages, unless it has begun. */
  #begin(): ReturnType<StageReporter['begin']> {
    return (this.#end ??= this.#parts.stages.begin('video-recording-started'));
  }

  /** Counts once: what was requested in vain may yet be told to have failed. */
  #settle(status: 'completed' | 'failed', metadata: StageMetadata): void {
    if (this.#settled) return;
    this.#settled = true;
    this.#begin()(status, metadata);
    const control = 'say-first-message';
    this.#message = { type: 'control', control, videoRecordingStartDelaySeconds: this.#delay() };
    this.#greet();
  }

  #greet(): void {
    if (!this.#joined || !this.#message) return;
    this.#parts.call.send(this.#message);
    this.#message = undefined;
  }

  #delay(): number {
    return (performance.now() - this.#requested) / 1000;
  }

  stop(): void {
    this.#daily.stopRecording();
  }
}
