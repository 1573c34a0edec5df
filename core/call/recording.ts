import type { DailyCall } from '@daily-co/daily-js';
import { VIDEO_RECORDING_BACKGROUND, VIDEO_RECORDING_SIZE } from '../constants.js';
import type { WebCall } from '../provider/web-call.js';
import type { StageReporter } from './stage-reporter.js';

/** Records a call for which the provider wants it, and tells the assistant when it may begin. */
export class Recording {
  readonly #daily: DailyCall;
  readonly #webCall: WebCall;
  readonly #stages: StageReporter;
  #requested = performance.now();

  constructor(daily: DailyCall, webCall: WebCall, stages: StageReporter) {
    this.#daily = daily;
    this.#webCall = webCall;
    this.#stages = stages;
  }

  /** A call joined with a token begins to record by itself, perhaps before the join is done. */
  listen(onStarted: (delaySeconds: number) => void): void {
    if (!this.#webCall.recording) return;
    this.#daily.once('recording-started', () =>
      onStarted((performance.now() - this.#requested) / 1000),
    );
  }

  joining(): void {
    this.#requested = performance.now();
  }

  async start(): Promise<void> {
    const { recording, token } = this.#webCall;
    if (!recording) return this.#stages.skip('video-recording-setup', 'skipped-not-enabled');
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
    if (this.#webCall.recording) this.#daily.stopRecording();
  }
}
