/** Sends the addresses of this machine that were found after an offer, once the bot knows of that. */
export class CandidateSender {
  readonly #send: (body: object) => Promise<unknown>;
  #id: string | null = null;
  #found: RTCIceCandidate[] = [];
  #isSending = false;

  /** `send` may reject: the connection may be made without these addresses. */
  constructor(send: (body: object) => Promise<unknown>) {
    this.#send = send;
  }

  /** Begins with an offer. */
  hold(): void {
    this.#id = null;
    this.#found = [];
  }

  /** Takes the id of the connection, which comes with the answer. */
  release(id: string | null): void {
    this.#id = id;
    void this.#flush();
  }

  add(candidate: RTCIceCandidate): void {
    this.#found.push(candidate);
    void this.#flush();
  }

  async #flush(): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    while (this.#id !== null && this.#found.length > 0) {
      const candidates = this.#found.splice(0).map((found) => ({
        candidate: found.candidate,
        sdp_mid: found.sdpMid,
        sdp_mline_index: found.sdpMLineIndex,
      }));
      await this.#send({ pc_id: this.#id, candidates }).catch(() => undefined);
    }
    this.#isSending = false;
  }
}
