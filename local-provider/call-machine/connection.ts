import { FATAL_ENDS, type FatalType } from '../faults/fatal-ends.js';
import { FatalError } from './fatal-error.js';
import type { MachineMessage } from './messages.js';
import { Outage, OUTAGE_MS } from './outage.js';
import { Signalling } from './signalling.js';
import { SoundWatch } from './sound-watch.js';

/**
 * How long to wait for the first candidate, in milliseconds: enough for a browser on a busy
 * machine. Without a network, Chromium never finishes gathering.
 */
const FIRST_CANDIDATE_MS = 5_000;

/** Two processes on one machine connect in a fraction of this. */
const CONNECT_MS = 15_000;

/** The interval of the signs of life, in milliseconds, also without a microphone. */
const ALIVE_MS = 1_000;

const NO_ADDRESS =
  'The browser found no network address to call from. Connect to a network, or start the browser ' +
  'with --allow-loopback-in-peer-connection.';

/** The outcome of a recording request. */
export interface RecordingEvent {
  status: 'started' | 'stopped' | 'failed';
  /** Why it failed. */
  error?: string;
}

/** A message of the provider over the data channel. */
type ProviderEnvelope =
  | { t: 'app'; data: unknown }
  | { t: 'bye'; reason: FatalType }
  | ({ t: 'recording' } & RecordingEvent)
  /** A fault script interrupts the network, or lets it go on. */
  | { t: 'network'; event: 'interrupted' | 'connected' }
  /** A fault script emits one of Daily's events. */
  | { t: 'daily'; event: MachineMessage };

export interface ConnectionEvents {
  app(data: unknown): void;
  interrupted(): void;
  restored(): void;
  recording(event: RecordingEvent): void;
  /** An event to emit unchanged. */
  daily(event: MachineMessage): void;
  /** The open connection ended. Called once. */
  ended(error: FatalError): void;
}

export interface OpenConnection {
  botId: string;
  voice: MediaStreamTrack;
}

/** The WebRTC connection to the local provider. */
export class Connection {
  readonly #events: ConnectionEvents;
  readonly #signalling: Signalling;
  readonly #peer = new RTCPeerConnection();
  readonly #channel = this.#peer.createDataChannel('app');
  readonly #sound = this.#peer.addTransceiver('audio', { direction: 'sendrecv' });
  readonly #timers: number[] = [];
  readonly #watch = new SoundWatch(this.#sound.receiver, () => this.#stateChanged());
  readonly #outage: Outage;
  #fail: (error: FatalError) => void = () => undefined;
  #microphone: MediaStreamTrack | undefined;
  /** Messages that wait for the end of an outage by a fault script. */
  #held: unknown[] | undefined;
  #state: 'opening' | 'open' | 'closed' = 'opening';

  constructor(roomUrl: string, events: ConnectionEvents) {
    this.#events = events;
    this.#signalling = new Signalling(roomUrl);
    this.#outage = new Outage({
      interrupted: () => events.interrupted(),
      restored: () => events.restored(),
      lost: () => this.#end(FATAL_ENDS['connection-error']),
    });
  }

  /** @throws FatalError if the call is not available */
  async open(): Promise<OpenConnection> {
    const failed = new Promise<never>((_, reject) => (this.#fail = reject));
    try {
      const opened = await Promise.race([this.#connect(), failed]);
      this.#state = 'open';
      this.#timers.push(window.setInterval(() => this.#pulse(), ALIVE_MS));
      return opened;
    } catch (error) {
      this.close();
      throw error instanceof FatalError
        ? error
        : new FatalError('connection-error', `The call could not be set up (${String(error)}).`);
    }
  }

  /** Sends this microphone from now on, or none. */
  async setMicrophone(track: MediaStreamTrack | undefined): Promise<void> {
    this.#microphone = track;
    if (!this.#held) await this.#sendSound(track);
  }

  sendApp(data: unknown): void {
    this.#send({ t: 'app', data });
  }

  record(on: boolean): void {
    this.#send({ t: 'record', on });
  }

  get microphone(): MediaStreamTrack | undefined {
    return this.#microphone;
  }

  /** The assistant's sound. */
  get voice(): MediaStreamTrack {
    return this.#sound.receiver.track;
  }

  getStats(): Promise<RTCStatsReport> {
    return this.#peer.getStats();
  }

  /** Leaves with a word of farewell. */
  close(): void {
    if (this.#state === 'closed') return;
    this.#send({ t: 'bye', reason: 'left' });
    this.#state = 'closed';
    for (const timer of this.#timers) window.clearTimeout(timer);
    this.#outage.forget();
    this.#signalling.close();
    this.#peer.close();
  }

  async #connect(): Promise<OpenConnection> {
    const peer = this.#peer;
    const opened = this.#listen();
    await peer.setLocalDescription();
    this.#limit(CONNECT_MS, 'The local provider was found, but no connection to it came about.');
    const { sdp, botId } = await this.#signalling.offer(peer.localDescription?.sdp ?? '');
    await peer.setRemoteDescription({ type: 'answer', sdp });
    await opened;
    return { botId, voice: this.#sound.receiver.track };
  }

  #listen(): Promise<void> {
    const noAddress = this.#limit(FIRST_CANDIDATE_MS, NO_ADDRESS);
    this.#peer.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate?.candidate) return;
      window.clearTimeout(noAddress);
      this.#signalling.candidate(candidate);
    });
    this.#peer.addEventListener('connectionstatechange', () => this.#stateChanged());
    this.#channel.addEventListener('message', ({ data }) => this.#receive(data));
    this.#channel.addEventListener('close', () => this.#end('The local provider is gone.'));
    return new Promise((resolve) => {
      this.#channel.addEventListener('open', () => resolve(), { once: true });
    });
  }

  /** Fails the opening with `message` when it is not over by then. */
  #limit(ms: number, message: string): number {
    const timer = window.setTimeout(() => {
      if (this.#state === 'opening') this.#fail(new FatalError('connection-error', message));
    }, ms);
    this.#timers.push(timer);
    return timer;
  }

  #pulse(): void {
    this.#send({ t: 'alive' });
    // The connection may be closed meanwhile.
    void this.#watch.check().catch(() => undefined);
  }

  /** A provider that is busy sends no sound, but keeps its connection: only the latter can end a call. */
  #stateChanged(): void {
    const state = this.#peer.connectionState;
    if (this.#state === 'closed') return;
    if (state === 'failed') return this.#end(FATAL_ENDS['connection-error']);
    if (state === 'disconnected') this.#outage.begin(OUTAGE_MS - this.#watch.quietFor);
    else if (this.#watch.missing) this.#outage.begin();
    else if (state === 'connected' && !this.#held) this.#outage.end();
  }

  async #sendSound(track: MediaStreamTrack | undefined): Promise<void> {
    try {
      await this.#sound.sender.replaceTrack(track ?? null);
    } catch (error) {
      // The call may have been left meanwhile.
      if (this.#state !== 'closed') throw error;
    }
  }

  #receive(data: unknown): void {
    // The last message may be read after the call was left.
    if (this.#state === 'closed') return;
    const message = JSON.parse(String(data)) as ProviderEnvelope;
    switch (message.t) {
      case 'app':
        return this.#events.app(message.data);
      case 'bye':
        return this.#finish(new FatalError(message.reason));
      case 'recording':
        return this.#events.recording(message);
      case 'network':
        return message.event === 'interrupted' ? this.#holdAll() : this.#letGo();
      case 'daily':
        return this.#events.daily(message.event);
    }
  }

  /** Holds back messages and sound until released. */
  #holdAll(): void {
    this.#held ??= [];
    void this.#sendSound(undefined);
    this.#outage.begin(OUTAGE_MS);
  }

  #letGo(): void {
    const held = this.#held ?? [];
    this.#held = undefined;
    void this.#sendSound(this.#microphone);
    for (const message of held) this.#send(message);
    this.#outage.end();
  }

  #end(message: string): void {
    this.#finish(new FatalError('connection-error', message));
  }

  #finish(error: FatalError): void {
    if (this.#state === 'closed') return;
    this.#fail(error);
    if (this.#state !== 'open') return;
    this.close();
    this.#events.ended(error);
  }

  #send(message: unknown): void {
    if (this.#held) this.#held.push(message);
    else if (this.#channel.readyState === 'open') this.#channel.send(JSON.stringify(message));
  }
}
