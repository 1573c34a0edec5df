import type { DailyCall } from '@daily-co/daily-js';
import { VIDEO_RECORDING_BACKGROUND, VIDEO_RECORDING_SIZE } from '../constants.js';
import type { WebCall } from '../provider/web-call.js';
import type { StageMetadata } from '../machine/stages.js';
import type { StageReporter } from './start/stage-reporter.js';
import { messageOf } from './call-error.js';

/** Records a call for which the provider wants it, and tells the assistant when it may begin. */
export class Recording {
  readonly #daily: DailyCall;
  readonly #webCall: WebCall;
  readonly #stages: StageReporter;
  /** Whether the call is joined again, which was recorded from its beginning. */
  readonly #resumed: boolean;
  #requested = performance.now();
  /** Tells how the stage ends in which the recording begins to run. */
  #end: ReturnType<StageReporter['begin']> | undefined;
  #onSettled: ((delaySeconds: number) => void) | undefined;

  constructor(daily: DailyCall, webCall: WebCall, stages: StageReporter, resumed: boolean) {
    this.#daily = daily;
    this.#webCall = webCall;
    this.#stages = stages;
    this.#resumed = resumed;
  }

  /**
   * Calls back when the recording runs, with how long that took: only then the assistant is to begin.
   * A call joined with a token begins to record by itself, perhaps before the join is done. One that
   * cannot be recorded is told of, and goes on.
   */
  listen(onSettled: (delaySeconds: number) => void): void {
    if (this.#resumed) return;
    this.#onSettled = onSettled;
    this.#daily.once('recording-started', () =>
      this.#settle('completed', { delaySeconds: this.#delay() }),
    );
    this.#daily.once('recording-error', ({ errorMsg }) => {
      const error = messageOf({ errorMsg });
      this.#settle('failed', { error });
      this.#stages.degrade('video-recording-started', 'video-recording-setup-error', error);
    });
  }

  joining(): void {
    this.#requested = performance.now();
  }

  async start(): Promise<void> {
    if (this.#resumed) return this.#stages.skipRecording('skipped-resumed');
    if (await this.#request()) this.#begin();
    else this.#settle('failed', { error: 'It could not be requested' });
  }

  /** Whether the recording begins, be it by itself. */
  async #request(): Promise<boolean> {
    if (this.#webCall.token) {
      this.#stages.skip('video-recording-setup', 'auto-started-via-meeting-token');
      return true;
    }
    return this.#stages.attempt('video-recording-setup', {
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
    return (this.#end ??= this.#stages.begin('video-recording-started'));
  }

  /** Counts once: what was requested in vain may yet be told to have failed. */
  #settle(status: 'completed' | 'failed', metadata: StageMetadata): void {
    if (!this.#onSettled) return;
    this.#begin()(status, metadata);
    this.#onSettled(this.#delay());
    this.#onSettled = undefined;
  }

  #delay(): number {
    return (performance.now() - this.#requested) / 1000;
  }

  stop(): void {
    this.#daily.stopRecording();
  }
}
