import type { CallErrorType } from '../../machine/failures.js';
import type { CallStage, StageMetadata } from '../../machine/stages.js';
import type { CallNews } from '../../ports.js';
import { abortable } from '../../async/abort.js';
import { CallError } from '../call-error.js';

interface Stage<Value> {
  readonly type: CallErrorType;
  readonly work: () => Value | Promise<Value>;
  /** What is worth telling of the result. */
  readonly metadata?: (value: Value) => StageMetadata;
}

/** Takes the stages of a start one by one, and tells of each when it begins and how it ends. */
export class StageReporter {
  readonly #tell: (news: CallNews) => void;
  readonly #signal: AbortSignal;

  constructor(tell: (news: CallNews) => void, signal: AbortSignal) {
    this.#tell = tell;
    this.#signal = signal;
  }

  /** Rejects with a `CallError`, or with the signal's reason as soon as the call is ended. */
  async run<Value>(stage: CallStage, { type, work, metadata }: Stage<Value>): Promise<Value> {
    this.#signal.throwIfAborted();
    const end = this.begin(stage);
    try {
      // Whoever heard of the beginning may have ended the call.
      this.#signal.throwIfAborted();
      const value = await abortable(Promise.resolve(work()), this.#signal);
      end('completed', metadata?.(value));
      return value;
    } catch (caught) {
      const error = CallError.at(stage, type, caught);
      end('failed', { error: error.message });
      throw error;
    }
  }

  /**
   * The same for a stage that a call can do without: its failure is told, and the call goes on. Resolves
   * with whether it was completed.
   */
  async attempt<Value>(stage: CallStage, parts: Stage<Value>): Promise<boolean> {
    try {
      await this.run(stage, parts);
      return true;
    } catch (error) {
      this.#signal.throwIfAborted();
      const { type, message } = (error as CallError).failure;
      this.degrade(stage, type, message);
      return false;
    }
  }

  /** Tells of a failure that the call can do with. */
  degrade(stage: CallStage, type: string, message: string): void {
    this.#tell({ type: 'call-degraded', error: { type, message, stage } });
  }

  /** Both stages of a recording, in a call that is not to be recorded from here. */
  skipRecording(action: string): void {
    this.skip('video-recording-setup', action);
    this.skip('video-recording-started', action);
  }

  /** A stage that does not apply to this call. */
  skip(stage: CallStage, action: string): void {
    this.begin(stage)('completed', { action });
  }

  /** Tells that a stage begins, and returns what tells of its end. */
  begin(stage: CallStage) {
    const began = performance.now();
    this.#tell({ type: 'call-progressed', progress: { stage, status: 'started' } });
    return (status: 'completed' | 'failed', metadata?: StageMetadata) => {
      const duration = performance.now() - began;
      const progress = { stage, status, duration, ...(metadata && { metadata }) };
      this.#tell({ type: 'call-progressed', progress });
    };
  }
}
