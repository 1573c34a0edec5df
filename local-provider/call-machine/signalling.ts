import { FatalError, refusal } from './fatal-error.js';

export interface Answer {
  sdp: string;
  pc_id: string;
  botId: string;
}

/** Candidates found within one turn of the event loop or two travel together. */
const BATCH_MS = 20;

/** Exchanges descriptions and addresses with the room at `url`. */
export class Signalling {
  readonly #url: string;
  readonly #stop = new AbortController();
  #pcId: string | undefined;
  #pending: RTCIceCandidate[] = [];
  #timer: number | undefined;

  constructor(roomUrl: string) {
    this.#url = `${roomUrl.replace(/[?#].*$/s, '').replace(/\/$/, '')}/offer`;
  }

  /** @throws FatalError if the room refuses or does not answer */
  async offer(sdp: string): Promise<Answer> {
    const response = await this.#request('POST', { type: 'offer', sdp }).catch((error: unknown) => {
      throw new FatalError(
        'connection-error',
        `The local provider does not answer at ${this.#url} (${String(error)}).`,
        'room-lookup',
      );
    });
    if (!response.ok) throw await refusal(response);
    const answer = (await response.json()) as Answer;
    this.#pcId = answer.pc_id;
    this.#flushSoon();
    return answer;
  }

  /** Sends a local candidate, once the room knows this peer. */
  candidate(candidate: RTCIceCandidate): void {
    this.#pending.push(candidate);
    this.#flushSoon();
  }

  close(): void {
    window.clearTimeout(this.#timer);
    this.#stop.abort();
  }

  #flushSoon(): void {
    this.#timer ??= window.setTimeout(() => {
      this.#timer = undefined;
      void this.#flush();
    }, BATCH_MS);
  }

  async #flush(): Promise<void> {
    if (!this.#pcId || this.#pending.length === 0) return;
    const candidates = this.#pending.splice(0).map(({ candidate, sdpMid, sdpMLineIndex }) => ({
      candidate,
      sdp_mid: sdpMid,
      sdp_mline_index: sdpMLineIndex,
    }));
    // A lost candidate is not an error: the connection's timeout decides.
    const sent = this.#request('PATCH', { pc_id: this.#pcId, candidates });
    // Reads the answer, which would otherwise hold its connection.
    await sent.then((answer) => answer.text()).catch(() => undefined);
  }

  #request(method: 'POST' | 'PATCH', body: unknown): Promise<Response> {
    return fetch(this.#url, {
      method,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: this.#stop.signal,
    });
  }
}
