import type { CallAccess } from './call-access.js';

/**
 * The devices that were selected in a call. The next one starts with them if they are still
 * connected.
 */
export class ChosenDevices {
  microphone: string | undefined;
  speaker: string | undefined;
  readonly #access: CallAccess;
  #present: Promise<ReadonlySet<string>> | undefined;

  constructor(access: CallAccess) {
    this.#access = access;
    access.onStage((stage) => {
      if (stage === 'initialization started') this.#present = presentDevices();
      if (stage === 'daily-call-object-creation completed') void this.#take();
    });
  }

  /** The call library takes devices before the join, too. Without one, a call has the standard one. */
  async #take(): Promise<void> {
    const { microphone, speaker } = this;
    if (!microphone && !speaker) return;
    const present = await this.#present;
    const room = this.#access.room();
    if (microphone && present?.has(microphone))
      room?.useMicrophone(microphone).catch(() => undefined);
    if (!speaker || !present?.has(speaker)) return;
    try {
      await this.#access.setSpeaker(speaker);
      await room?.useSpeaker(speaker);
    } catch {
      // The device may be gone.
    }
  }
}

async function presentDevices(): Promise<ReadonlySet<string>> {
  const devices = await navigator.mediaDevices?.enumerateDevices().catch(() => []);
  return new Set(devices?.map(({ deviceId }) => deviceId));
}
