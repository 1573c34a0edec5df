import { Audio, type DataChannel, PeerConnection, type Track } from 'node-datachannel';

import { readRtp, type RtpPacket } from '../../local-provider/call/media/rtp.js';

export interface Sounds {
  /** The number this "browser" gives to Opus. */
  opusPayloadType: number;
  direction: 'SendRecv' | 'RecvOnly';
}

/** The page's side of a call without a browser: it offers, listens and collects what comes. */
export class NodePage {
  readonly messages: { t: string; data?: string }[] = [];
  readonly packets: RtpPacket[] = [];
  answerSdp = '';
  readonly #connection = new PeerConnection('page', { iceServers: [] });
  readonly #channel: DataChannel;
  readonly #track: Track;

  constructor({ opusPayloadType, direction }: Sounds) {
    const media = new Audio('sound', direction);
    media.addOpusCodec(opusPayloadType);
    if (direction === 'SendRecv') media.addSSRC(42, 'visitor');
    this.#track = this.#connection.addTrack(media);
    this.#track.onMessage((bytes) => {
      const packet = readRtp(bytes);
      if (packet) this.packets.push(packet);
    });
    this.#channel = this.#connection.createDataChannel('app');
    this.#channel.onMessage((text) => this.messages.push(JSON.parse(String(text))));
  }

  /** Offers itself to a room; gives the room's answer, whatever it is. */
  async join(roomUrl: string): Promise<Response> {
    const offer = await this.#offer();
    const response = await fetch(`${roomUrl}/offer`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ type: 'offer', sdp: offer }),
    });
    if (response.ok) {
      const { sdp } = (await response.clone().json()) as { sdp: string };
      this.answerSdp = sdp;
      this.#connection.setRemoteDescription(sdp, 'answer');
    }
    return response;
  }

  send(data: unknown): void {
    this.#channel.sendMessage(JSON.stringify({ t: 'app', data }));
  }

  get isOpen(): boolean {
    return this.#channel.isOpen();
  }

  close(): void {
    this.#connection.close();
  }

  async #offer(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#connection.onGatheringStateChange((state) => state === 'complete' && resolve());
      this.#connection.setLocalDescription();
    });
    return this.#connection.localDescription()!.sdp;
  }
}
