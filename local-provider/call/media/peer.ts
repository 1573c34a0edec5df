import { setTimeout as delay } from 'node:timers/promises';

import { Audio, type DataChannel, PeerConnection, type Track } from 'node-datachannel';

import { parseFlat } from '../../http/nesting.js';
import { LossyPath } from './lossy-path.js';
import { PageInbox } from './page-inbox.js';
import { OPUS_PARAMETERS } from './opus.js';
import { readRtp, RtpStream } from './rtp.js';
import { type OfferedAudio } from './sdp.js';

/** How often the connection is checked for signs of life. */
const LOOK_MS = 500;

/** After how many silent checks a page that sent sound counts as gone. */
const SILENT_PAGE_LOOKS = 8;

/** A page without a microphone sends less often, and even less in a hidden tab. */
const SILENT_LISTENER_LOOKS = 30;

/** Bytes on their way to a page that reads slowly, above which its messages wait. */
const MOST_UNREAD = 1024 * 1024;

/** Local candidates are known at once; a longer wait means that gathering has failed. */
const GATHERING_LIMIT_MS = 3_000;

export interface PeerEvents {
  /** An Opus packet of the visitor. */
  audio(packet: Buffer): void;
  /** A message of the page, parsed from JSON. */
  message(message: unknown): void;
  /** A message of the page is dropped, for this reason, and so may be the next ones. */
  dropped(why: string): void;
  /** The page's channel is open. */
  opened(): void;
  /** The page disappeared without a goodbye. Called once. */
  lost(): void;
}

export interface IceCandidate {
  candidate: string;
  mid: string;
}

/**
 * The call's WebRTC connection to the page. The native module throws when the page has just closed
 * the connection, so every call into it is guarded.
 */
export class Peer {
  readonly #connection: PeerConnection;
  readonly #audio: OfferedAudio;
  readonly #stream: RtpStream;
  readonly #events: PeerEvents;
  readonly #lossy: boolean;
  #path: LossyPath | undefined;
  #track: Track | undefined;
  #channel: DataChannel | undefined;
  /** Messages that wait for the page's channel to open, or for the end of a blackout. */
  #unsent: string[] = [];
  /** Checks since the last sign of life. Time in which no check was possible does not count. */
  #silentLooks = 0;
  #heardSound = false;
  #watch: NodeJS.Timeout | undefined;
  #open = true;
  /** Nothing gets through. What was received meanwhile is processed afterwards. */
  #blackout = false;
  readonly #inbox: PageInbox<string | Buffer>;

  /** @param lossy - whether silence is a path on which packets are lost, and not only kept from the page's code */
  constructor(name: string, audio: OfferedAudio, lossy: boolean, events: PeerEvents) {
    this.#audio = audio;
    this.#lossy = lossy;
    this.#events = events;
    this.#stream = new RtpStream(audio.opusPayloadType);
    this.#connection = new PeerConnection(name, { iceServers: [] });
    this.#inbox = new PageInbox({
      isReady: () => !this.#open || (!this.#blackout && this.#unread() < MOST_UNREAD),
      take: (data) => {
        const message = parseFlat(data.toString());
        if (message !== undefined) events.message(message);
      },
      dropped: (why) => events.dropped(why),
    });
  }

  /** Answers the page's offer. Rejects when it cannot be answered, or the call is closed before. */
  async answer(offer: string): Promise<string> {
    const connection = this.#connection;
    const path = this.#lossy ? await LossyPath.open() : undefined;
    this.#path = path;
    connection.onStateChange((state) => {
      if (state === 'closed') path?.close();
      if (state === 'failed' || state === 'closed') this.#lose();
    });
    connection.onDataChannel((channel) => this.#take(channel));
    const gathered = new Promise<void>((resolve) => {
      connection.onGatheringStateChange((state) => state === 'complete' && resolve());
    });
    this.#track = this.#addTrack();
    connection.setRemoteDescription(path ? LossyPath.offer(offer) : offer, 'offer');
    await Promise.race([gathered, delay(GATHERING_LIMIT_MS, undefined, { ref: false })]);
    if (!this.#open) throw new Error('the call was over before it was answered');
    const answer = connection.localDescription();
    if (!answer) throw new Error('no answer to the offer could be made');
    this.#watch = setInterval(() => this.#look(), LOOK_MS);
    return path ? path.answer(answer.sdp) : answer.sdp;
  }

  addCandidates(candidates: readonly IceCandidate[]): void {
    if (this.#lossy) return;
    // Browsers hide addresses behind names of multicast DNS; they find us without our looking.
    const plain = candidates.filter(({ candidate }) => candidate && !candidate.includes('.local'));
    for (const { candidate, mid } of plain) {
      attempt(() => this.#connection.addRemoteCandidate(candidate, mid));
    }
  }

  /** Sends the next 20 ms; undefined in a pause. */
  sendFrame(opus: Buffer | undefined): void {
    if (!opus) return this.skipFrames(1);
    const packet = this.#stream.packet(opus);
    if (this.#blackout) return;
    attempt(() => this.#track?.isOpen() && this.#track.sendMessageBinary(packet));
  }

  /** See {@link RtpStream.skip}. */
  skipFrames(frames: number): void {
    this.#stream.skip(frames);
  }

  send(message: unknown): void {
    this.#unsent.push(JSON.stringify(message));
    this.#flush();
  }

  /** Blocks or unblocks both directions, like a lost network. */
  set silent(silent: boolean) {
    this.#blackout = silent;
    if (this.#path) this.#path.cut = silent;
    this.#flush();
  }

  /** Tells the page that the call is over: unlike the end of the connection, this is sent until it arrives. */
  closeChannel(): void {
    attempt(() => {
      // The page is not lost.
      this.#channel?.onClosed(() => undefined);
      this.#channel?.close();
    });
  }

  close(): void {
    this.#inbox.stop();
    this.#disconnect();
  }

  #addTrack(): Track {
    const { mid, opusPayloadType, sends } = this.#audio;
    const media = new Audio(mid, sends ? 'SendRecv' : 'SendOnly');
    media.addOpusCodec(opusPayloadType, OPUS_PARAMETERS);
    media.addSSRC(this.#stream.ssrc, 'assistant', 'assistant', 'assistant-voice');
    const track = this.#connection.addTrack(media);
    track.onMessage((bytes) => this.#receive(bytes));
    return track;
  }

  #receive(bytes: Buffer): void {
    if (this.#blackout) return;
    this.#silentLooks = 0;
    const packet = readRtp(bytes);
    if (packet?.payloadType !== this.#audio.opusPayloadType || packet.payload.length === 0) return;
    this.#heardSound = true;
    this.#events.audio(packet.payload);
  }

  #take(channel: DataChannel): void {
    channel.onMessage((data) => {
      if (!this.#open) return;
      if (!this.#blackout) this.#silentLooks = 0;
      this.#inbox.push(typeof data === 'string' ? data : Buffer.from(data as Buffer));
    });
    channel.onClosed(() => this.#lose());
    const open = () => {
      this.#channel = channel;
      this.#flush();
      this.#events.opened();
    };
    if (attempt(() => channel.isOpen())) open();
    else channel.onOpen(open);
  }

  #flush(): void {
    const channel = this.#channel;
    if (!channel || this.#blackout) return;
    for (const text of this.#unsent.splice(0)) attempt(() => channel.sendMessage(text));
  }

  #look(): void {
    const limit = this.#heardSound ? SILENT_PAGE_LOOKS : SILENT_LISTENER_LOOKS;
    if (++this.#silentLooks > limit) this.#lose();
  }

  #lose(): void {
    if (!this.#open) return;
    this.#disconnect();
    if (this.#blackout) this.#inbox.stop();
    // What the page sent before it left counts.
    this.#inbox.end(() => this.#events.lost());
  }

  #disconnect(): void {
    if (!this.#open) return;
    this.#open = false;
    clearInterval(this.#watch);
    attempt(() => this.#connection.close());
  }

  #unread(): number {
    return attempt(() => this.#channel?.bufferedAmount()) ?? 0;
  }
}

function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    // The page has just closed the connection; `lost` or its `bye` reports it.
    return undefined;
  }
}
