import { withTimeout } from '../../async/timing.js';
import { toJson } from '../../json.js';
import { TrackMeter } from './track-meter.js';

/** How long the other side may take to read what was sent last, in milliseconds. */
const FAREWELL_LIMIT_MS = 1000;

/** How long an offer waits for the addresses of this machine, in milliseconds. */
const GATHERING_LIMIT_MS = 1000;

/** The levels of both voices, 0 to 1. */
export interface Levels {
  readonly assistant: number;
  readonly visitor: number;
}

interface PeerEvents {
  /** Messages can be sent: the connection may count as connected after its channel is open. */
  opened(): void;
  /** The other side has left. */
  closed(): void;
  message(data: unknown): void;
  track(track: MediaStreamTrack): void;
  state(state: RTCPeerConnectionState): void;
  /** An address of this machine that was found after the offer. */
  found(candidate: RTCIceCandidate): void;
}

/** A peer connection with one sound each way and a channel for messages. */
export class Peer {
  readonly #connection: RTCPeerConnection;
  readonly #channel: RTCDataChannel;
  readonly #sender: RTCRtpSender;
  readonly #receiver: RTCRtpReceiver;
  readonly #over: AbortSignal;
  #meter: TrackMeter | undefined;
  #isOffered = false;

  /** Nothing is reported after the signal aborts, which closes the connection. */
  constructor(
    { iceServers, label }: { readonly iceServers: RTCIceServer[]; readonly label: string },
    events: PeerEvents,
    signal: AbortSignal,
  ) {
    const connection = (this.#connection = new RTCPeerConnection({ iceServers }));
    const channel = (this.#channel = connection.createDataChannel(label));
    const sound = connection.addTransceiver('audio', { direction: 'sendrecv' });
    [this.#sender, this.#receiver] = [sound.sender, sound.receiver];
    this.#over = signal;
    const whileOpen = { signal };
    const look = () => this.open && events.opened();
    channel.addEventListener('open', look, whileOpen);
    channel.addEventListener('close', () => events.closed(), whileOpen);
    channel.addEventListener('message', ({ data }) => events.message(data), whileOpen);
    connection.addEventListener('track', ({ track }) => events.track(track), whileOpen);
    connection.addEventListener(
      'icecandidate',
      ({ candidate }) => this.#isOffered && candidate?.candidate && events.found(candidate),
      whileOpen,
    );
    connection.addEventListener(
      'connectionstatechange',
      () => {
        look();
        events.state(connection.connectionState);
      },
      whileOpen,
    );
    signal.addEventListener('abort', () => this.#close());
  }

  /** Sends a track instead of the one before. */
  send(track: MediaStreamTrack): Promise<void> {
    return this.#sender.replaceTrack(track);
  }

  /** The offer, with the addresses of this machine that were found in time. Later ones are reported. */
  async offer(): Promise<string> {
    const connection = this.#connection;
    await connection.setLocalDescription();
    const gathered = new Promise<void>((resolve) => {
      const look = () => connection.iceGatheringState === 'complete' && resolve();
      connection.addEventListener('icegatheringstatechange', look);
      look();
    });
    await withTimeout(gathered, GATHERING_LIMIT_MS).catch(() => undefined);
    this.#isOffered = true;
    return connection.localDescription!.sdp;
  }

  /** Applies the answer. Rejects if the browser cannot. */
  accept(sdp: string): Promise<void> {
    return this.#connection.setRemoteDescription({ type: 'answer', sdp });
  }

  /** Whether a message would be sent: on a broken connection the channel stays open. */
  get open(): boolean {
    return this.#channel.readyState === 'open' && this.#connection.connectionState === 'connected';
  }

  /** @throws Error if the message cannot be sent */
  write(message: object): void {
    if (!this.open) throw new Error('There is no connection to the assistant');
    this.#channel.send(toJson(message));
  }

  async levels(): Promise<Levels> {
    const [received, sent] = await Promise.all([
      this.#receiver.getStats(),
      this.#sender.getStats(),
    ]);
    return {
      assistant: levelIn(received, 'inbound-rtp') ?? 0,
      visitor: levelIn(sent, 'media-source') ?? this.#measured(),
    };
  }

  /** Closes the connection once the other side has what was sent last: then a channel that is closed says so. */
  #close(): void {
    const connection = this.#connection;
    const channel = this.#channel;
    if (!this.open) return connection.close();
    const late = setTimeout(() => connection.close(), FAREWELL_LIMIT_MS);
    channel.addEventListener('close', () => {
      clearTimeout(late);
      connection.close();
    });
    channel.close();
  }

  #measured(): number {
    const { track } = this.#sender;
    if (!track || this.#over.aborted) return 0;
    return (this.#meter ??= new TrackMeter(this.#over)).levelOf(track);
  }
}

function levelIn(report: RTCStatsReport, wanted: string): number | undefined {
  let found: number | undefined;
  report.forEach(({ type, audioLevel }: { type: string; audioLevel?: number }) => {
    if (type === wanted) found = audioLevel;
  });
  return found;
}
