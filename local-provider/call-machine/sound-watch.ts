/** How long the assistant's sound may be missing, in milliseconds: the provider sends it every 20 ms, also in silence. */
const MISSING_MS = 2_000;

/** Notices when the assistant's sound stops coming, which is seconds before the browser misses the connection. */
export class SoundWatch {
  readonly #receiver: RTCRtpReceiver;
  readonly #changed: (missing: boolean) => void;
  #packets = 0;
  #heardAt = performance.now();
  #missing = false;

  constructor(receiver: RTCRtpReceiver, changed: (missing: boolean) => void) {
    this.#receiver = receiver;
    this.#changed = changed;
  }

  get missing(): boolean {
    return this.#missing;
  }

  /** Since when nothing has come, in milliseconds. */
  get quietFor(): number {
    return performance.now() - this.#heardAt;
  }

  /** To be called every second or so. */
  async check(): Promise<void> {
    const packets = await packetsOf(this.#receiver);
    if (packets !== this.#packets) this.#heardAt = performance.now();
    this.#packets = packets;
    // Before the first packet, the connection decides.
    const missing = packets > 0 && this.quietFor >= MISSING_MS;
    if (missing === this.#missing) return;
    this.#missing = missing;
    this.#changed(missing);
  }
}

async function packetsOf(receiver: RTCRtpReceiver): Promise<number> {
  const stats = [...(await receiver.getStats()).values()] as RTCInboundRtpStreamStats[];
  return stats.find(({ type }) => type === 'inbound-rtp')?.packetsReceived ?? 0;
}
