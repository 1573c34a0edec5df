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

  constructor(daily: DailyCall, webCall: WebCall, stages: StageReporter, resumed = false) {
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
    let settled = false;
    const settle = (status: 'completed' | 'failed', metadata: StageMetadata) => {
      if (settled) return;
      settled = true;
      this.#stages.begin('video-recording-started')(status, metadata);
      onSettled(this.#delay());
    };
    this.#daily.once('recording-started', () =>
      settle('completed', { delaySeconds: this.#delay() }),
    );
    this.#daily.once('recording-error', ({ errorMsg }) => {
      const error = messageOf({ errorMsg });
      settle('failed', { error });
      this.#stages.degrade('video-recording-started', 'video-recording-setup-error', error);
    });
  }

  #delay(): number {
    return (performance.now() - this.#requested) / 1000;
  }

  joining(): void {
    this.#requested = performance.now();
  }

  async start(): Promise<void> {
    const { token } = this.#webCall;
    if (this.#resumed) return this.#stages.skip('video-recording-setup', 'skipped-resumed');
    if (token) return this.#stages.skip('video-recording-setup', 'auto-started-via-meeting-token');
    await this.#stages.attempt('video-recording-setup', {
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

  stop(): void {
    this.#daily.stopRecording();
  }
}
