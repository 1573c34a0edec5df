import { REMOTE_AUDIO_LEVEL_INTERVAL_MS } from '../../constants.js';
import type { CallWords } from '../../machine/effects.js';
import type { CallRequest } from '../../ports.js';
import { anyFieldsOf, anyTextIn } from '../../provider/fields.js';
import { attempt } from '../../reports/safely.js';
import { warnOnce } from '../../reports/warn-once.js';
import { CallDriver, type Outcome } from '../call-driver.js';
import { CallError } from '../call-error.js';
import type { CallRoom } from '../call-room.js';
import type { TransportEffect } from '../machine/effects.js';
import type { Stage } from '../machine/stages.js';
import { exchangeOffer, type Answer } from '../peer/exchange.js';
import { PeerMicrophone } from '../peer/microphone.js';
import { Peer, type Levels } from '../peer/peer.js';
import { peerRoom } from '../peer/peer-room.js';
import type { CallContext } from '../transport.js';
import { RealtimeReader } from './reader.js';
import { OfferedTools } from './offered-tools.js';
import { AnswerRequests, itemOf } from './requests.js';

/** The exchange of OpenAI. Other vendors have their own. */
export const OPENAI_CALLS = 'https://api.openai.com/v1/realtime/calls';

/** The name that OpenAI gives to the channel. */
const CHANNEL = 'oai-events';

/** The messages of another provider that this one does not have. */
const FOREIGN = ['add-message', 'say', 'control', 'end-call', 'send-dtmf'];

/**
 * Carries a call over a plain peer connection, with the events of OpenAI's Realtime API, which others speak, too.
 * The page's server configures the session; the page adds tools and typed words.
 */
export class RealtimeDriver extends CallDriver {
  readonly #reader: RealtimeReader;
  readonly #answers = new AnswerRequests((event) => this.#peer?.write(event));
  readonly #tools: OfferedTools;
  readonly #microphone: PeerMicrophone;
  #peer: Peer | undefined;
  #room: CallRoom | null = null;
  #levels: Levels = { assistant: 0, visitor: 0 };
  #answer: Answer | undefined;
  #showMuted: (muted: boolean) => void = () => undefined;
  #open!: () => void;
  readonly #opened = new Promise<void>((resolve) => (this.#open = resolve));

  constructor(request: CallRequest, context: CallContext) {
    super(request, context);
    const { dispatch, muted } = context;
    if (request.rejoin)
      warnOnce(['voice-assistant: option rejoin has no effect with transport "openai-realtime".']);
    this.#reader = new RealtimeReader(Boolean(request.showModelOutput));
    this.#tools = new OfferedTools(
      request.toolOptions,
      {
        attempt: (send) => this.attemptToSend(send),
        write: (event) => this.#peer?.write(event),
        addWords: (words) => this.addWords(words),
      },
      this.over,
    );
    this.#microphone = new PeerMicrophone({
      signal: this.over,
      muted,
      replace: async (track) => this.#peer?.send(track),
      report: (unheard) => {
        dispatch({ type: 'call-changed', change: { unheard } });
        if (unheard && unheard !== 'silent')
          dispatch({ type: 'microphone-failed', kind: unheard, message: 'It is not available' });
      },
    });
  }

  get callRoom(): CallRoom | null {
    return this.#room;
  }

  sendMessage(message: unknown): void {
    this.attemptToSend(() => {
      const type = anyTextIn(anyFieldsOf(message), 'type');
      if (!type || FOREIGN.includes(type))
        throw new TypeError(`A Realtime session has no message ${type ?? String(message)}`);
      this.#peer?.write(anyFieldsOf(message));
    });
  }

  addWords(words: CallWords): void {
    this.attemptToSend(() => {
      this.#peer?.write(itemOf(words));
      // What the visitor types interrupts; a tool's outcome waits for its turn.
      if (words.respond) this.#answers.request({ instead: words.role === 'user' });
    });
  }

  protected act(effect: TransportEffect): void {
    if (effect.type === 'set-microphone') {
      this.#microphone.on = effect.on;
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
      case 'call-creation':
        return this.#createCall();
      case 'transport-creation':
        await this.#peer!.accept(this.#answer!.sdp).catch((error: unknown) => {
          throw new CallError('rejected', `The answer cannot be used: ${String(error)}`);
        });
        this.#room = peerRoom({
          transport: this.request.transport!,
          microphone: this.#microphone,
          levels: () => this.#levels,
          isOpen: () => this.#peer!.open,
        });
        return undefined;
      case 'join': {
        const muted = this.context.muted();
        this.#microphone.on = !muted;
        await this.#opened;
        this.over.throwIfAborted();
        this.#tools.offer();
        this.context.dispatch({ type: 'listening' });
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
    const report = (network: 'good' | 'lost') =>
      this.context.dispatch({ type: 'call-changed', change: { network } });
    addEventListener('offline', () => report('lost'), { signal: this.over });
    addEventListener('online', () => report(this.#peer!.open ? 'good' : 'lost'), {
      signal: this.over,
    });
  }

  /** The offer needs the microphone and the channel; the answer is the call. */
  async #createCall(): Promise<Outcome> {
    const { iceServers = [], exchange } = this.request;
    const { dispatch } = this.context;
    const track = await this.#microphone.open();
    this.over.throwIfAborted();
    this.#peer = new Peer(
      { iceServers: [...iceServers], label: CHANNEL },
      {
        opened: () => this.#open(),
        closed: () => dispatch({ type: 'left' }),
        message: (data) => this.#receive(data),
        track: (remote) => void this.audio.play(remote),
        state: (state) => this.#follow(state),
      },
      this.over,
    );
    await this.#peer.send(track);
    const url = typeof exchange === 'string' ? exchange : OPENAI_CALLS;
    this.#answer = await exchangeOffer(this.request, url, await this.#peer.offer(), this.over);
    const { callId } = this.#answer;
    return { created: { callId, videoRecordingEnabled: false, voiceProvider: null } };
  }

  #receive(data: unknown): void {
    const message = attempt(() => JSON.parse(String(data)) as unknown);
    const event = anyFieldsOf(message);
    const { dispatch } = this.context;
    attempt(() => this.#answers.follow(event['type'], anyFieldsOf(event['error'])['code']));
    this.#reader.receive(event, performance.now()).forEach(dispatch);
    dispatch({ type: 'call-messaged', message });
    const item = anyFieldsOf(event['item']);
    if (event['type'] !== 'response.output_item.done' || item['type'] !== 'function_call') return;
    const { call_id: id, name, arguments: given } = item;
    const call = { id, type: 'function', function: { name, arguments: given } };
    dispatch({ type: 'call-messaged', message: { type: 'tool-calls', toolCallList: [call] } });
    void this.#tools.answerIfGone(String(name), String(id));
  }

  #follow(state: RTCPeerConnectionState): void {
    const { dispatch } = this.context;
    if (state === 'failed')
      dispatch({ type: 'broken', kind: 'call-dropped', message: 'The connection failed' });
    if (state === 'disconnected') dispatch({ type: 'call-changed', change: { network: 'lost' } });
    if (state !== 'connected') return;
    dispatch({ type: 'call-changed', change: { network: 'good' } });
    this.#tools.repeat();
  }

  #followLevels(): void {
    const { dispatch, muted } = this.context;
    const follow = async () => {
      const { assistant, visitor } = (this.#levels = await this.#peer!.levels());
      if (this.over.aborted) return;
      this.#tools.follow();
      const now = performance.now();
      this.speech.hear([assistant]);
      this.level = muted() ? 0 : visitor;
      this.#microphone.hear(visitor, !this.speech.speaking, now);
      this.#reader.follow(assistant > 0, now).forEach(dispatch);
    };
    const timer = setInterval(() => {
      follow().catch(() => undefined);
    }, REMOTE_AUDIO_LEVEL_INTERVAL_MS);
    this.over.addEventListener('abort', () => clearInterval(timer));
  }
}
