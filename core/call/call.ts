import type { CallFact } from '../machine/events.js';
import { runMachine } from '../machine/loop.js';
import type { CallPhase } from '../machine/stages.js';
import type { CallHandle, CallRequest, LiveCall } from '../ports.js';
import { reportCaught } from '../reports/safely.js';
import { isPhone } from './is-phone.js';
import type { CallEffect, Timer } from './machine/effects.js';
import type { CallInput } from './machine/events.js';
import { initialCall, type StageFailure } from './machine/state.js';
import { update } from './machine/update.js';
import type { CallContext, TransportDriver } from './transport.js';

const NO_WEBRTC = 'This browser has no WebRTC (RTCPeerConnection).';

/** A way to carry calls. */
export interface TransportSetup {
  readonly driver: new (request: CallRequest, context: CallContext) => TransportDriver;
  /** The validation error, if the options lack what every call needs. */
  problemWith(request: CallRequest): StageFailure | null;
}

/**
 * Starts a call and emits its facts.
 *
 * @param requestedAt when the call was requested, in milliseconds of `performance.now()`
 * @param sound what `openSound()` has opened in the press that asked for the call
 */
export type StartCall = (
  request: CallRequest,
  emit: (fact: CallFact) => void,
  requestedAt?: number,
  sound?: AudioContext,
) => StartedCall | undefined;

/** A call that has begun. */
type StartedCall = Omit<CallHandle, 'current'> & LiveCall;

/** Returns the function that starts calls by a transport. */
export function callsBy(transport: TransportSetup): StartCall {
  return (request, emit, requestedAt = performance.now(), sound) => {
    try {
      return new VoiceCall(transport, request, emit, requestedAt, sound);
    } catch (error) {
      // Without a document there is nothing to play the assistant in.
      const failure = {
        kind: 'unsupported',
        type: 'start-method-error',
        message: String(error),
      } as const;
      emit({ type: 'call-failed', failure, duration: 0 });
      return undefined;
    }
  };
}

/** Runs the machine of one call: stamps its events and performs its effects. */
class VoiceCall implements StartedCall {
  readonly transport: TransportDriver;
  readonly #emit: (fact: CallFact) => void;
  readonly #requestedAt: number;
  /** How far the time of day was ahead of the counting clock when the call was created. */
  readonly #lead = Date.now() - performance.now();
  readonly #timers = new Map<Timer, ReturnType<typeof setTimeout>>();
  readonly #loop;
  #stopped = false;

  constructor(
    transport: TransportSetup,
    request: CallRequest,
    emit: (fact: CallFact) => void,
    requestedAt: number,
    sound: AudioContext | undefined,
  ) {
    const { origin = 'new', startMuted, pushToTalk, rejoin } = request;
    this.#emit = emit;
    this.#requestedAt = requestedAt;
    this.#loop = runMachine({
      initial: initialCall({
        ...request,
        origin,
        problem: transport.problemWith(request) ?? problemWithBrowser(),
        phone: isPhone(),
        muted: Boolean(startMuted || pushToTalk),
        resumable: Boolean(rejoin),
      }),
      update,
      perform: (effect: CallEffect) => this.#perform(effect),
      caught: reportCaught,
    });
    this.transport = new transport.driver(request, {
      sound,
      dispatch: (event) => this.#dispatch(event),
      muted: () => this.#loop.state.muted,
    });
    this.#dispatch({ type: 'start' });
  }

  phase(): CallPhase {
    return this.#loop.state.phase;
  }

  stop(): void {
    this.#stopped = true;
    this.#dispatch({ type: 'stop' });
  }

  mute(muted: boolean): void {
    this.#dispatch({ type: 'mute', muted });
  }

  #dispatch(event: CallInput): void {
    const now = performance.now();
    const at = Math.round(this.#lead + now);
    this.#loop.dispatch({ ...event, at, elapsed: now - this.#requestedAt });
  }

  /** A listener may stop the call during a step: the rest of the step is dropped then. */
  #perform(effect: CallEffect): void {
    if (this.#stopped && this.phase() !== 'ended') return;
    switch (effect.type) {
      case 'emit':
        if (!this.#stopped) this.#emit(effect.fact);
        return;
      case 'set-timer':
        return this.#setTimer(effect.timer, effect.delay);
      case 'release':
        this.#timers.forEach((id) => clearTimeout(id));
        return this.transport.perform(effect);
      default:
        return this.transport.perform(effect);
    }
  }

  #setTimer(timer: Timer, delay: number | null): void {
    clearTimeout(this.#timers.get(timer));
    if (delay === null) return;
    const elapse = () => this.#dispatch({ type: 'timer-elapsed', timer });
    this.#timers.set(timer, setTimeout(elapse, delay));
  }
}

/** The validation error in a browser without WebRTC: WebKitGTK as Debian has it, or iOS in Lockdown Mode. */
function problemWithBrowser(): StageFailure | null {
  return 'RTCPeerConnection' in globalThis ? null : { kind: 'unsupported', message: NO_WEBRTC };
}
