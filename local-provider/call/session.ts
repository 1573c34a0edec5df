import * as z from 'zod/mini';

import { type AnswerEngine } from '../answers/answer-engine.js';
import { FRAME_SAMPLES } from '../sound/format.js';
import { type Recognizer } from '../speech-in/recognizer.js';
import { type Voice } from '../speech-out/voice.js';
import { Answering } from './answering.js';
import { Listener } from './listener.js';
import { startAudioClock } from './media/audio-clock.js';
import { OpusCodec } from './media/opus.js';
import { type IceCandidate, Peer } from './media/peer.js';
import { type OfferedAudio } from './media/sdp.js';
import { readPageMessage } from './page-messages.js';
import { Speaker } from './speaker.js';
import { type Effect } from './turns/effects.js';
import { type CallEvent } from './turns/events.js';
import { type CallState, initialState, type Opening } from './turns/state.js';
import { update } from './turns/update.js';

/** The longest call: 30 minutes. A page that was forgotten does not talk for ever. */
const LONGEST_CALL_MS = 30 * 60_000;

/** Time for the last messages to reach the page before the connection goes. */
const FAREWELL_MS = 500;

const SILENT_FRAME = new Int16Array(FRAME_SAMPLES);

/** What goes over the data channel, either way. */
const envelope = z.discriminatedUnion('t', [
  z.object({ t: z.literal('app'), data: z.unknown() }),
  z.object({ t: z.literal('bye') }),
]);

export interface SessionParts {
  answers: AnswerEngine;
  voice: Voice;
  recognizer: Recognizer;
  log(line: string): void;
  /** The call is over; told once. */
  ended(): void;
}

/** One call: runs the state of the turns over its connection, its voice and its ears. */
export class Session {
  /** Settles when the call is over and holds nothing any more. */
  readonly released: Promise<void>;
  readonly #peer: Peer;
  readonly #codec = new OpusCodec();
  readonly #speaker: Speaker;
  readonly #listener: Listener;
  readonly #answering: Answering;
  readonly #ended: () => void;
  readonly #stopClock: () => void;
  readonly #limit: NodeJS.Timeout;
  #state: CallState;
  #sound = true;
  #farewell = false;
  #tellReleased!: () => void;
  /** Everything is released: another call may have the codec by now. */
  #over = false;

  constructor(id: string, audio: OfferedAudio, opening: Opening, parts: SessionParts) {
    const { answers, voice, recognizer, log } = parts;
    const send = (event: CallEvent) => this.#dispatch(event);
    this.#ended = () => parts.ended();
    this.released = new Promise((resolve) => (this.#tellReleased = resolve));
    this.#state = initialState(opening);
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
      {
        output: (answer, output) => send({ type: 'output-made', answer, output }),
        sentence: (answer, text) => send({ type: 'sentence-made', answer, text }),
        ended: (answer) => send({ type: 'answer-ended', answer }),
      },
      log,
    );
    this.#peer = new Peer(id, audio, {
      audio: (packet) => this.#hear(packet),
      message: (message) => this.#receive(message),
      lost: () => send({ type: 'page-left' }),
    });
    this.#stopClock = startAudioClock({
      tick: () => this.#tick(),
      skipped: (ticks) => this.#peer.skipFrames(ticks),
    });
    this.#limit = setTimeout(() => send({ type: 'time-over' }), LONGEST_CALL_MS);
  }

  /** Answers the page's offer with our own description. */
  answer(offer: string): Promise<string> {
    return this.#peer.answer(offer);
  }

  addCandidates(candidates: readonly IceCandidate[]): void {
    this.#peer.addCandidates(candidates);
  }

  /** Ends the call for the page, as when the provider stops. */
  end(): void {
    this.#dispatch({ type: 'provider-stopping' });
  }

  #dispatch(event: CallEvent): void {
    const [state, effects] = update(this.#state, { ...event, at: Date.now() });
    this.#state = state;
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: Effect): void {
    switch (effect.do) {
      case 'tell':
        return this.#peer.send({ t: 'app', data: effect.word });
      case 'send':
        return this.#peer.send({ t: 'app', data: JSON.stringify(effect.message) });
      case 'prepare':
        return this.#speaker.prepare(effect.utterance);
      case 'play':
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
        return this.#peer.send({ t: 'bye', reason: 'ended' });
      case 'stop':
        return this.#stop();
    }
  }

  /** What the page sent: an app message, its farewell, or a sign of life that says nothing. */
  #receive(message: unknown): void {
    const parsed = envelope.safeParse(message);
    if (!parsed.success) return;
    if (parsed.data.t === 'bye') return this.#dispatch({ type: 'page-left' });
    const request = readPageMessage(parsed.data.data);
    if (request) this.#dispatch(request);
  }

  #hear(packet: Buffer): void {
    if (this.#over) return;
    const sound = this.#codec.decode(packet);
    if (sound) this.#listener.push(sound);
  }

  #tick(): void {
    this.#listener.tick();
    const frame = this.#speaker.nextFrame() ?? SILENT_FRAME;
    // The end of what was said may have been the end of the call.
    if (this.#over) return;
    this.#peer.sendFrame(this.#codec.encode(this.#sound ? frame : SILENT_FRAME));
  }

  #stop(): void {
    this.#stopClock();
    clearTimeout(this.#limit);
    this.#speaker.stop();
    this.#listener.stop();
    this.#answering.stop();
    this.#ended();
    if (this.#farewell) setTimeout(() => this.#release(), FAREWELL_MS);
    else this.#release();
  }

  #release(): void {
    this.#over = true;
    this.#peer.close();
    this.#codec.close();
    this.#tellReleased();
  }
}
