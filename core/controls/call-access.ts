import type { CallRoom } from '../call/call-room.js';
import type { CallPhase, CallStage, StageProgress } from '../machine/stages.js';

/** How far the newest call has come. `disposed`: the assistant can start no call any more. */
export type AccessPhase = CallPhase | 'none' | 'disposed';

/** The call that the controls act on: the newest one. */
export interface CallAccess {
  phase(): AccessPhase;
  /** The room of the call. Null until it is made; after the end it is of no use. */
  room(): CallRoom | null;
  /** Aborts when the call is over that has the room. */
  over(): AbortSignal;
  /** Starts a call, as the visitor's button does. */
  start(): void;
  /** Ends the call, as the visitor's button does. */
  end(): void;
  /** Sends a message to the assistant, as JSON in JSON. */
  send(message: unknown): void;
  setMuted(muted: boolean): void;
  /**
   * Sets the volume of the assistant's voice: 0 is silent, 1 the original, 2 twice that. Rejects if
   * the code cannot be loaded, and above 1 if the browser cannot amplify.
   */
  setAssistantVolume(volume: number): Promise<void>;
  /** Plays the assistant through another device. Rejects where the browser cannot. */
  setSpeaker(deviceId: string): Promise<void>;
  /** Calls back with each stage of a call's start, and whether it is `started`, `completed` or `failed`. */
  onStage(listener: (stage: `${CallStage} ${StageProgress['status']}`) => void): void;
}
