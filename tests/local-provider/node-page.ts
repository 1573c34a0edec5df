import { Audio, type DataChannel, PeerConnection, type Track } from 'node-datachannel';
import { readRtp, type RtpPacket, RtpStream } from '../../local-provider/call/media/rtp.js';

/** The source under which the page offers its sound. */
const SSRC = 42;

/** 20 ms of silence in Opus. */
const SILENCE = Buffer.from([0xf8, 0xff, 0xfe]);

export interface Sounds {
  /** The number this "browser" gives to Opus. */
  opusPayloadType: number;
  direction: 'SendRecv' | 'RecvOnly';
}

/** The page's side of a call without a browser: it offers, listens and collects what comes. */
export class NodePage {
  readonly messages: { t: string; data?: string; [more: string]: unknown }[] = [];
  readonly packets: RtpPacket[] = [];
  offerSdp = '';
  answerSdp = '';
  /** What the provider calls the connection of this page. */
  callId = '';
  readonly #connection = new PeerConnection('page', {
    iceServers: [],
    bindAddress: '127.0.0.1',
    disableAutoNegotiation: true,
  });
  readonly #channel: DataChannel;
  readonly #track: Track;
  readonly #stream: RtpStream;

  constructor({ opusPayloadType, direction }: Sounds) {
    const media = new Audio('sound', direction);
    media.addOpusCodec(opusPayloadType);
    if (direction === 'SendRecv') media.addSSRC(SSRC, 'visitor');
    this.#stream = new RtpStream(opusPayloadType);
    this.#track = this.#connection.addTrack(media);
    this.#track.onMessage((bytes) => {
      const packet = readRtp(bytes);
      if (packet) this.packets.push(packet);
    });
    this.#channel = this.#connection.createDataChannel('app');
    this.#channel.onMessage((text) => this.messages.push(JSON.parse(String(text))));
  }

  /** Offers itself to a room as browsers do, its addresses last; gives the room's answer. */
  async join(roomUrl: string): Promise<Response> {
    const candidates: { candidate: string; sdp_mid: string }[] = [];
    this.#connection.onLocalCandidate((candidate, mid) => {
      candidates.push({ candidate, sdp_mid: mid });
    });
    const offer = await this.#offer();
    const sdp = offer.replace(/^a=(candidate|end-of-candidates).*\r\n/gm, '');
    this.offerSdp = sdp;
    const room = roomUrl.split('?')[0];
    const response = await request('POST', `${room}/offer`, { type: 'offer', sdp });
    if (response.ok) {
      const answer = (await response.clone().json()) as { sdp: string; pc_id: string };
      this.answerSdp = answer.sdp;
      this.callId = answer.pc_id;
      this.#connection.setRemoteDescription(answer.sdp, 'answer');
      await request('PATCH', `${room}/offer`, { pc_id: answer.pc_id, candidates });
    }
    return response;
  }

  send(data: unknown): void {
    this.post({ t: 'app', data });
  }

  /** Sends 20 ms of silence. */
  sendSound(): void {
    const packet = this.#stream.packet(SILENCE);
    packet.writeUInt32BE(SSRC, 8);
    this.#track.sendMessageBinary(packet);
  }

  /** Sends something else than an app message. */
  post(envelope: object): void {
    this.#channel.sendMessage(JSON.stringify(envelope));
  }

  /** The app messages that came, a bare word as it is and the others read from their JSON. */
  get appMessages(): unknown[] {
    return this.messages
      .filter(({ t }) => t === 'app')
      .map(({ data = '' }) => (data.startsWith('{') ? JSON.parse(data) : data));
  }

  get isOpen(): boolean {
    return this.#channel.isOpen();
  }

  close(): void {
    this.#connection.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  async #offer(): Promise<string> {
    await new Promise<void>((resolve) => {
      this.#connection.onGatheringStateChange((state) => state === 'complete' && resolve());
      this.#connection.setLocalDescription('offer');
    });
    return this.#connection.localDescription()!.sdp;
  }
}

function request(method: string, url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
