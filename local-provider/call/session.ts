import type { AnswerEngine, ToolDefinition } from '../answers/answer-engine.js';
import type { Faults } from '../faults/faults.js';
import { FRAME_SAMPLES } from '../sound/format.js';
import type { Recognizer } from '../speech-in/recognizer.js';
import type { Voice } from '../speech-out/voice.js';
import { Answering } from './answering.js';
import { runFaultScript } from './fault-script.js';
import { Listener } from './listener.js';
import { startAudioClock } from './media/audio-clock.js';
import { OpusCodec } from './media/opus.js';
import { type IceCandidate, Peer } from './media/peer.js';
import type { OfferedAudio } from './media/sdp.js';
import { MessageLine } from './message-line.js';
import { readEnvelope, readPageMessage } from './page-messages.js';
import { CallRecording } from './recording/call-recording.js';
import type { StartRecording } from './recording/recordings.js';
import { Speaker } from './speaker.js';
import { toolCallsMessage } from './tool-calls-message.js';
import type { Effect } from './turns/effects.js';
import type { CallEvent } from './turns/events.js';
import type { CallState } from './turns/state.js';
import { update } from './turns/update.js';
import type { Wire } from './wire.js';

/** The longest call: 30 minutes, so that a forgotten page does not keep it open. */
const LONGEST_CALL_MS = 30 * 60_000;

/** Time for the last messages and the end of the channel to reach the page before the connection goes. */
const FAREWELL_MS = 500;

const SILENT_FRAME = new Int16Array(FRAME_SAMPLES);

export interface SessionSetup {
  answers: AnswerEngine;
  /** The tools that the assistant knows. A wire may change them. */
  tools: readonly ToolDefinition[];
  voice: Voice;
  recognizer: Recognizer;
  log(line: string): void;
  faults: Faults;
  /** The language of the page on the channel. Default: the envelopes of our call machine. */
  wire?: Wire;
  /** Stores recordings; without it they are accepted and dropped. */
  startRecording?: StartRecording;
  /**
   * The call is over. Called once.
   *
   * @param endedReason - the reason, as in the last `status-update`
   * @param left - the conversation, if the page left
   */
  ended(endedReason: string, left?: CallState): void;
}

/** One call: connects the state machine of its turns to WebRTC, speech output and speech input. */
export class Session {
  /** Settles when the call is over and its resources are released. */
  readonly released: Promise<void>;
  readonly #peer: Peer;
  readonly #codec = new OpusCodec();
  readonly #speaker: Speaker;
  readonly #listener: Listener;
  readonly #answering: Answering;
  readonly #line: MessageLine;
  readonly #recording: CallRecording;
  readonly #faults: Faults;
  readonly #wire: Wire | undefined;
  readonly #ended: SessionSetup['ended'];
  readonly #stopClock: () => void;
  readonly #limit: NodeJS.Timeout;
  #stopScript: () => void = () => undefined;
  #state: CallState;
  #sound = true;
  #farewell = false;
  #tellReleased!: () => void;
  /** Everything is released: another call may be using the codec. */
  #over = false;

  /** @param name - the call's name in the log and among recordings */
  constructor(name: string, audio: OfferedAudio, state: CallState, setup: SessionSetup) {
    const { answers, voice, recognizer, faults, log } = setup;
    const send = (event: CallEvent) => this.#dispatch(event);
    this.#faults = faults;
    this.#wire = setup.wire;
    this.#ended = (endedReason, left) => setup.ended(endedReason, left);
    this.released = new Promise((resolve) => (this.#tellReleased = resolve));
    this.#state = state;
    this.#speaker = new Speaker(
      voice,
      {
        words: (utterance, spoken) => send({ type: 'words-spoken', utterance, spoken }),
        ended: (utterance) => send({ type: 'utterance-ended', utterance }),
      },
      log,
    );
    this.#listener = new Listener(
      recognizer,
      {
        started: () => send({ type: 'visitor-started' }),
        stopped: () => send({ type: 'visitor-stopped' }),
        guessed: (text) => send({ type: 'words-guessed', text }),
        heard: (text, seconds) => send({ type: 'words-heard', text, seconds }),
      },
      log,
    );
    this.#answering = new Answering(
      answers,
      setup.tools,
      {
        output: (answer, output) => send({ type: 'output-made', answer, output }),
        sentence: (answer, text) => send({ type: 'sentence-made', answer, text }),
        toolCalled: (call) => this.#line.app(JSON.stringify(toolCallsMessage(call))),
        ended: (answer) => send({ type: 'answer-ended', answer }),
      },
      log,
    );
    // Only our own call machine believes a message that the network has gone.
    const lossy = Boolean(setup.wire) && faults.has('network-drop');
    this.#peer = new Peer(name, audio, lossy, {
      audio: (packet) => this.#hear(packet),
      message: (message) => this.#receive(message),
      dropped: (why) => log(`call ${name}: a message of the page is dropped, since ${why}`),
      opened: () => this.#wire?.opened().forEach(send),
      lost: () => this.leave(),
    });
    this.#line = new MessageLine(faults, (envelope) => this.#write(envelope));
    this.#recording = new CallRecording(name, setup, (envelope) => this.#write(envelope));
    this.#stopClock = startAudioClock({
      tick: () => this.#tick(),
      skipped: (ticks) => this.#skip(ticks),
    });
    this.#limit = setTimeout(() => send({ type: 'time-over' }), LONGEST_CALL_MS);
    send({ type: 'connecting' });
  }

  /** Answers the page's offer with our own description. */
  answer(offer: string): Promise<string> {
    return this.#peer.answer(offer);
  }

  addCandidates(candidates: readonly IceCandidate[]): void {
    this.#peer.addCandidates(candidates);
  }

  /** Ends the call for the page, as when the provider stops. */
  end(endedReason: string): void {
    this.#dispatch({ type: 'end-requested', endedReason });
  }

  /** The page is gone, or connects again by another session. */
  leave(): void {
    this.#dispatch({ type: 'page-left' });
  }

  #dispatch(event: CallEvent): void {
    const [state, effects] = update(this.#state, { ...event, at: Date.now() });
    this.#state = state;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: Effect): void {
    switch (effect.type) {
      case 'begin-listening':
        return this.#beginToListen(effect.word);
      case 'send':
        return this.#line.app(JSON.stringify(effect.message));
      case 'prepare':
        return this.#speaker.prepare(effect.utterance);
      case 'play':
        this.#wire?.say(effect.utterance.text).forEach((event) => this.#peer.send(event));
        return void this.#speaker.play(effect.utterance);
      case 'drop':
        return this.#speaker.drop(effect.utterances);
      case 'transcribe':
        return void this.#listener.transcribe();
      case 'answer':
        return void this.#answering.answer(effect.answer, effect.conversation);
      case 'cancel-answer':
        return this.#answering.cancel(effect.answer);
      case 'set-sound':
        this.#sound = effect.on;
        return;
      case 'set-hearing':
        this.#listener.on = effect.on;
        return;
      case 'hang-up':
        this.#farewell = true;
        return this.#line.bye(effect.as);
      case 'stop':
        return this.#stop(effect.endedReason);
    }
  }

  #beginToListen(word: string): void {
    if (!this.#faults.has('listening-withheld')) this.#line.app(word);
    this.#stopScript = runFaultScript(this.#faults, {
      hangUp: (endedReason) => this.#dispatch({ type: 'end-requested', endedReason }),
      breakOff: (as) => this.#dispatch({ type: 'break-requested', as }),
      blackout: (on) => this.#blackOut(on),
      emit: (event) => this.#write({ t: 'daily', event }),
      app: (data) => this.#line.app(data),
    });
  }

  /** Notifies the page before and after, as its browser would eventually notice itself. */
  #blackOut(on: boolean): void {
    if (on) this.#write({ t: 'network', event: 'interrupted' });
    this.#peer.silent = on;
    if (!on) this.#write({ t: 'network', event: 'connected' });
  }

  /** Only our own call machine knows other envelopes than messages of the app. */
  #write(envelope: object): void {
    const wire = this.#wire;
    if (!wire) return this.#peer.send(envelope);
    const { t, data } = envelope as { readonly t: string; readonly data?: string };
    if (t === 'app') wire.write(data!).forEach((event) => this.#peer.send(event));
  }

  #receive(message: unknown): void {
    if (this.#wire) {
      const { requests, events } = this.#wire.read(message);
      events.forEach((event) => this.#peer.send(event));
      return requests.forEach((request) => this.#dispatch(request));
    }
    const envelope = readEnvelope(message);
    if (envelope?.t === 'bye') this.leave();
    if (envelope?.t === 'record') void this.#recording.set(envelope.on);
    if (envelope?.t !== 'app') return;
    const request = readPageMessage(envelope.data);
    if (request) this.#dispatch(request);
  }

  #hear(packet: Buffer): void {
    if (this.#over) return;
    const sound = this.#codec.decode(packet);
    if (!sound) return;
    this.#listener.push(sound);
    this.#recording.current?.hear(sound);
  }

  #tick(): void {
    this.#listener.tick();
    const frame = this.#speaker.nextFrame() ?? SILENT_FRAME;
    // The end of the speech may have been the end of the call.
    if (this.#over) return;
    const heard = this.#sound ? frame : SILENT_FRAME;
    this.#recording.current?.say(heard);
    this.#peer.sendFrame(this.#codec.encode(heard));
  }

  #skip(ticks: number): void {
    this.#peer.skipFrames(ticks);
    this.#recording.current?.skip(ticks);
  }

  #stop(endedReason: string): void {
    this.#stopClock();
    this.#stopScript();
    clearTimeout(this.#limit);
    this.#speaker.stop();
    this.#listener.stop();
    this.#answering.stop();
    this.#ended(endedReason, this.#farewell ? undefined : this.#state);
    if (!this.#farewell) return void this.#release();
    setTimeout(() => this.#peer.closeChannel(), this.#line.lateMs);
    setTimeout(() => void this.#release(), this.#line.lateMs + FAREWELL_MS);
  }

  async #release(): Promise<void> {
    this.#over = true;
    this.#line.stop();
    this.#peer.close();
    this.#codec.close();
    await this.#recording.set(false);
    this.#tellReleased();
  }
}
