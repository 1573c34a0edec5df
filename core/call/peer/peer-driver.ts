import { REMOTE_AUDIO_LEVEL_INTERVAL_MS, SPEAKING_THRESHOLD } from '../../constants.js';
import type { CallRequest } from '../../ports.js';
import { anyFieldsOf, anyTextIn, type Fields } from '../../provider/fields.js';
import { attempt } from '../../reports/safely.js';
import { warnOnce } from '../../reports/warn-once.js';
import { CallDriver, type Outcome } from '../call-driver.js';
import { CallError } from '../call-error.js';
import type { CallRoom } from '../call-room.js';
import type { TransportEffect } from '../machine/effects.js';
import type { CallInput } from '../machine/events.js';
import type { Stage } from '../machine/stages.js';
import type * as Rooms from '../rooms.js';
import type { CallContext } from '../transport.js';
import type { Answer } from './exchange.js';
import { PeerMicrophone } from './microphone.js';
import { Peer, type Levels } from './peer.js';

/** The messages of the specified provider, which no other has. */
const FOREIGN = ['add-message', 'say', 'control', 'end-call', 'send-dtmf'];

/**
 * Carries a call over a plain peer connection with one microphone, one voice and a channel of JSON messages. A
 * subclass speaks the language of a back end.
 */
export abstract class PeerDriver extends CallDriver {
  /** Undefined until the call is created, and another one when it connects again. */
  protected peer: Peer | undefined;
  protected readonly microphone: PeerMicrophone;
  #accepted = false;
  #levels: Levels = { assistant: 0, visitor: 0 };
  #answer: Answer | undefined;
  /** Ends the connection of the moment. */
  #last = new AbortController();
  #showMuted: (muted: boolean) => void = () => undefined;
  #open!: () => void;
  readonly #opened = new Promise<void>((resolve) => (this.#open = resolve));

  constructor(request: CallRequest, context: CallContext) {
    super(request, context);
    const { dispatch, muted } = context;
    if (request.rejoin)
      warnOnce([`voice-assistant: option rejoin has no effect with transport "${this.#name}".`]);
    this.microphone = new PeerMicrophone({
      signal: this.over,
      muted,
      replace: async (track) => this.peer?.send(track),
      report: (unheard) => {
        dispatch({ type: 'call-changed', change: { unheard } });
        if (unheard && unheard !== 'silent')
          dispatch({ type: 'microphone-failed', kind: unheard, message: 'It is not available' });
      },
    });
  }

  /** The name of the channel. */
  protected abstract readonly channel: string;
  /** Exchanges an offer for an answer. */
  protected abstract exchange(offer: string): Promise<Answer>;
  /** Takes the connection over which messages can be sent from now on. */
  protected abstract connected(): void;
  /** The facts of a message. */
  protected abstract read(message: Fields): readonly CallInput[];
  /** The message with which the page sends this one. */
  protected abstract write(type: string, message: Fields): object;

  /** Follows what has been heard. `audible` is whether the assistant's sound is not silent. */
  protected follow?(audible: boolean, now: number): void;
  /** Takes a message that has been read. */
  protected react?(message: Fields): void;
  /** Takes an address of this machine that was found after the offer. */
  protected found?(candidate: RTCIceCandidate): void;
  /** Takes a connection that works again. */
  protected recovered?(): void;

  callRoom({ peerRoom }: typeof Rooms): CallRoom | null {
    if (!this.#accepted) return null;
    return peerRoom({
      transport: this.#name,
      microphone: this.microphone,
      levels: () => this.#levels,
      isOpen: () => this.peer!.open,
    });
  }

  sendMessage(message: unknown): void {
    this.attemptToSend(() => {
      const fields = anyFieldsOf(message);
      const type = anyTextIn(fields, 'type');
      if (!type || FOREIGN.includes(type))
        throw new TypeError(
          `A call with transport "${this.#name}" has no message ${type ?? String(message)}`,
        );
      this.peer?.write(this.write(type, fields));
    });
  }

  protected act(effect: TransportEffect): void {
    if (effect.type === 'set-microphone') {
      this.microphone.on = effect.on;
      this.#showMuted(!effect.on);
      const change = { muted: !effect.on };
      this.context.dispatch({ type: 'call-changed', change });
    }
    if (effect.type === 'explain-late-join') {
      const message = 'The call could not be joined in time';
      this.context.dispatch({ type: 'stage-failed', stage: 'join', kind: 'call-failed', message });
    }
  }

  protected async carryOut(stage: Stage): Promise<Outcome | undefined> {
    switch (stage) {
      case 'call-creation': {
        const { callId } = (this.#answer = await this.connect());
        return { created: { callId, videoRecordingEnabled: false, voiceProvider: null } };
      }
      case 'transport-creation':
        await this.accept(this.#answer!);
        this.#accepted = true;
        return undefined;
      case 'join': {
        const muted = this.context.muted();
        this.microphone.on = !muted;
        await this.#opened;
        this.over.throwIfAborted();
        this.connected();
        return { muted };
      }
      case 'audio-levels':
        this.#followLevels();
        return undefined;
      default:
        return undefined;
    }
  }

  protected watchDevices(): void {
    this.#showMuted = this.controlMedia();
    addEventListener('offline', () => this.report(false), { signal: this.over });
    addEventListener('online', () => this.report(this.peer!.open), { signal: this.over });
  }

  /** Whether a connection that fails is made again. Without that, it heals by itself or ends the call. */
  protected get restarts(): boolean {
    return false;
  }

  /** Reports whether there is a connection. */
  protected report(connected: boolean): void {
    const network = connected ? 'good' : this.restarts ? 'lost' : 'low';
    this.context.dispatch({ type: 'call-changed', change: { network } });
  }

  /** Follows the state of the connection. */
  protected watchState(state: RTCPeerConnectionState): void {
    if (state === 'failed') this.breakOff('The connection failed');
    if (state === 'disconnected') this.report(false);
    if (state !== 'connected') return;
    this.report(true);
    this.recovered?.();
  }

  /** Has the page run one of its tools. */
  protected callTool(id: unknown, name: unknown, args: unknown): void {
    const call = { id, type: 'function', function: { name, arguments: args } };
    const message = { type: 'tool-calls', toolCallList: [call] };
    this.context.dispatch({ type: 'call-messaged', message });
  }

  protected breakOff(message: string): void {
    this.context.dispatch({ type: 'broken', kind: 'call-dropped', message });
  }

  get #name(): string {
    return this.request.transport!;
  }

  /** Opens a connection instead of the one before. The offer needs the microphone and the channel. */
  protected async connect(): Promise<Answer> {
    const track = this.microphone.track ?? (await this.microphone.open());
    this.over.throwIfAborted();
    this.#last.abort();
    this.#last = new AbortController();
    this.peer = new Peer(
      { iceServers: [...(this.request.iceServers ?? [])], label: this.channel },
      {
        opened: () => this.#open(),
        closed: () => this.context.dispatch({ type: 'left' }),
        message: (data) => this.#receive(data),
        track: (remote) => void this.audio.play(remote),
        state: (state) => this.watchState(state),
        found: (candidate) => this.found?.(candidate),
      },
      AbortSignal.any([this.over, this.#last.signal]),
    );
    await this.peer.send(track);
    return this.exchange(await this.peer.offer());
  }

  protected async accept({ sdp }: Answer): Promise<void> {
    await this.peer!.accept(sdp).catch((error: unknown) => {
      throw new CallError('rejected', `The answer cannot be used: ${String(error)}`);
    });
  }

  #receive(data: unknown): void {
    const message = attempt(() => JSON.parse(String(data)) as unknown);
    if (message === undefined) return;
    const fields = anyFieldsOf(message);
    const { dispatch } = this.context;
    this.read(fields).forEach(dispatch);
    dispatch({ type: 'call-messaged', message });
    this.react?.(fields);
  }

  #followLevels(): void {
    const { muted } = this.context;
    const follow = async () => {
      const { assistant, visitor } = (this.#levels = await this.peer!.levels());
      if (this.over.aborted) return;
      const now = performance.now();
      this.speech.hear([assistant]);
      this.level = muted() ? 0 : visitor;
      this.microphone.hear(visitor, !this.speech.speaking, now);
      this.follow?.(assistant > SPEAKING_THRESHOLD, now);
    };
    const timer = setInterval(() => {
      follow().catch(() => undefined);
    }, REMOTE_AUDIO_LEVEL_INTERVAL_MS);
    this.over.addEventListener('abort', () => clearInterval(timer));
  }
}
