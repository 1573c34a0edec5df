import { randomBytes } from 'node:crypto';

import { cleanup } from 'node-datachannel';

import { type AnswerEngine } from '../answers/answer-engine.js';
import { FATAL_TYPES } from '../faults/fatal-ends.js';
import { ApiError } from '../http/api-error.js';
import { parseBody } from '../http/body-schema.js';
import { sendJson } from '../http/exchange.js';
import { readJson } from '../http/read-json.js';
import { type Route } from '../http/router.js';
import { createRecognizer } from '../speech-in/recognizers.js';
import { createVoice } from '../speech-out/voices.js';
import { NOBODY_JOINED, STOPPED } from './ended-reasons.js';
import { offeredAudio } from './media/sdp.js';
import { type AssistantSettings, type NewCall } from './new-call.js';
import { candidatesSchema, offerSchema, type PageCandidate } from './offer-schema.js';
import { type StartRecording } from './recording/recordings.js';
import { RoomRefusal } from './room-refusal.js';
import { Session } from './session.js';
import { type CallState, initialState, resumedState } from './turns/state.js';

export interface Room {
  /** Path below the server's origin, e.g. `/rooms/abc`, with the faults that the page is to show. */
  path: string;
  /** Ends a call that could not be stored. */
  close(): void;
}

export interface AnsweredOffer {
  /** The id of the room. */
  readonly id: string;
  readonly answer: string;
}

export interface Rooms {
  /** @throws ApiError 503 when the provider is stopping. */
  open(call: NewCall): Room;
  /**
   * Opens a room and answers the offer of a page that speaks another language.
   *
   * @throws ApiError 400 for an offer that cannot be answered, 503 as for `open`
   */
  answer(call: NewCall, offer: string): Promise<AnsweredOffer>;
  /**
   * Answers the offer of a page that has lost its connection: its call continues. Undefined if that is over.
   *
   * @throws ApiError as for `answer`
   */
  answerAgain(id: string, offer: string): Promise<AnsweredOffer | undefined>;
  /** Adds addresses of a page that were found after its offer. Returns whether its call runs. */
  addCandidates(id: string, candidates: readonly PageCandidate[]): boolean;
  /**
   * How pages join. They refuse with 404 for a room that never was (Daily's `no-room`), 410 for one
   * whose time is over (`exp-room`), 503 when too many calls run (`meeting-full`) or the provider is
   * stopping (`connection-error`).
   */
  readonly routes: readonly Route[];
  /** The engines that speak and understand, in a few words. */
  describe(): { voice: string; recognizer: string };
  /** Ends all calls and refuses new ones. */
  close(): Promise<void>;
}

/** A call is joined soon after it was created; a later join is refused. */
const JOIN_WITHIN_MS = 10 * 60_000;

/** The maximum number of concurrent calls: measured, at a fifth of one processor. */
const MOST_CALLS = 8;

/** How many expired rooms are remembered, to distinguish them from unknown ones. */
const MOST_ROOMS = 1_000;

/** How long a room waits for a page to rejoin. A reloaded page is back within seconds. */
const REJOIN_WITHIN_MS = 60_000;

/** A room that a page may join, until the timer ends it, with this reason. */
interface WaitingRoom {
  status: 'waiting';
  call: NewCall;
  conversation: CallState;
  endedReason: string;
  timer: NodeJS.Timeout;
}

type RoomState =
  WaitingRoom | { status: 'in-call'; session: Session; pcId: string } | { status: 'over' };

const OFFER_PATH = '/rooms/{id}/offer';

const STOPPING = 'The provider is stopping: it takes no more calls.';

/** Rooms of this process. The last one releases the native resources. */
let openRooms = 0;

export function createRooms(setup: {
  answers: AnswerEngine;
  environment: NodeJS.ProcessEnv;
  startRecording?: StartRecording;
  log(line: string): void;
}): Rooms {
  const { answers, environment, startRecording, log } = setup;
  const voice = createVoice(environment, log);
  const recognizer = createRecognizer(environment, log);
  const rooms = new Map<string, RoomState>();
  /** Calls that hold a connection, those that are saying goodbye too. */
  const running = new Set<Session>();
  let closing = false;
  const routes: Route[] = [
    {
      method: 'POST',
      path: OFFER_PATH,
      async handle(exchange, { id = '' }) {
        sendJson(exchange, 200, await join(id, await readJson(exchange.request)));
      },
    },
    {
      method: 'PATCH',
      path: OFFER_PATH,
      async handle(exchange, { id = '' }) {
        const body = parseBody(candidatesSchema, await readJson(exchange.request));
        const room = roomOf(id);
        const isThis = room.status === 'in-call' && room.pcId === body.pc_id;
        if (!isThis || !addCandidates(id, body.candidates))
          throw new ApiError(410, 'The call these candidates belong to is over.');
        sendJson(exchange, 200, { status: 'success' });
      },
    },
  ];
  openRooms++;
  return { open, answer, answerAgain, addCandidates, routes, describe, close };

  function open(call: NewCall): Room {
    const id = create(call);
    const faults = call.faults.toString();
    return {
      path: `/rooms/${id}${faults && `?${new URLSearchParams({ faults }).toString()}`}`,
      close: () => giveUpWaiting(id),
    };
  }

  /** Returns the id of a new room. */
  function create(call: NewCall): string {
    if (closing) throw new ApiError(503, STOPPING);
    const id = randomBytes(12).toString('base64url');
    const conversation = initialState(openingOf(call.assistant));
    wait(id, JOIN_WITHIN_MS, { call, conversation, endedReason: NOBODY_JOINED });
    forgetOldest();
    return id;
  }

  function giveUpWaiting(id: string): void {
    const room = rooms.get(id);
    if (room?.status === 'waiting') giveUp(id, room);
  }

  async function join(id: string, body: unknown): Promise<object> {
    const { sdp } = parseBody(offerSchema, body);
    const { answer, pcId } = await begin(id, sdp);
    return { type: 'answer', sdp: answer, pc_id: pcId, botId: `bot-${pcId}` };
  }

  async function answer(call: NewCall, offer: string): Promise<AnsweredOffer> {
    const id = create(call);
    try {
      return { id, answer: (await begin(id, offer)).answer };
    } catch (error) {
      giveUpWaiting(id);
      throw error;
    }
  }

  async function answerAgain(id: string, offer: string): Promise<AnsweredOffer | undefined> {
    const room = rooms.get(id);
    if (room?.status === 'in-call') room.session.leave();
    if (rooms.get(id)?.status !== 'waiting') return undefined;
    return { id, answer: (await begin(id, offer)).answer };
  }

  async function begin(id: string, sdp: string) {
    const audio = offeredAudio(sdp);
    if (!audio) throw new ApiError(400, 'sdp must offer audio as Opus');
    const { call, conversation, timer } = waitingRoom(id);
    const pcId = randomBytes(12).toString('base64url');
    const session = new Session(call.id, audio, conversation, {
      answers,
      voice,
      recognizer,
      tools: call.assistant.tools ?? [],
      faults: call.faults,
      wire: call.wire,
      startRecording,
      log,
      ended(endedReason, leftAt) {
        if (!leftAt || !call.rejoinable) return end(id, call, endedReason);
        wait(id, REJOIN_WITHIN_MS, { call, conversation: resumedState(leftAt), endedReason });
      },
    });
    clearTimeout(timer);
    rooms.set(id, { status: 'in-call', session, pcId });
    call.changed?.({ status: 'in-progress' });
    running.add(session);
    void session.released.then(() => running.delete(session));
    try {
      return { answer: await session.answer(sdp), pcId };
    } catch (error) {
      session.end(NOBODY_JOINED);
      throw new ApiError(400, `sdp could not be answered: ${String(error)}`);
    }
  }

  function wait(id: string, ms: number, about: Omit<WaitingRoom, 'status' | 'timer'>): void {
    const timer = setTimeout(() => end(id, about.call, about.endedReason), ms).unref();
    rooms.set(id, { status: 'waiting', ...about, timer });
  }

  function giveUp(id: string, { call, endedReason, timer }: WaitingRoom): void {
    clearTimeout(timer);
    end(id, call, endedReason);
  }

  function end(id: string, { changed }: NewCall, endedReason: string): void {
    rooms.set(id, { status: 'over' });
    changed?.({ status: 'ended', endedReason, endedAt: new Date().toISOString() });
  }

  function waitingRoom(id: string): WaitingRoom {
    if (closing) throw new RoomRefusal('connection-error', STOPPING, 503);
    const room = roomOf(id);
    if (room.status === 'in-call') {
      const message = 'The meeting is full: somebody is in this call already.';
      throw new RoomRefusal('meeting-full', message);
    }
    if (room.status === 'over') throw new RoomRefusal('exp-room');
    const { faults } = room.call;
    const refused = FATAL_TYPES.find((type) => faults.all(type).some(([after]) => after === null));
    if (refused) throw new RoomRefusal(refused);
    if (running.size >= MOST_CALLS) {
      const message = `The provider is busy: ${MOST_CALLS} calls at once are its limit.`;
      throw new RoomRefusal('meeting-full', message, 503);
    }
    return room;
  }

  function addCandidates(id: string, candidates: readonly PageCandidate[]): boolean {
    const room = rooms.get(id);
    if (room?.status !== 'in-call') return false;
    room.session.addCandidates(
      candidates.map(({ candidate, sdp_mid }) => ({ candidate, mid: sdp_mid ?? '0' })),
    );
    return true;
  }

  function roomOf(id: string): RoomState {
    const room = rooms.get(id);
    if (!room) throw new RoomRefusal('no-room');
    return room;
  }

  function forgetOldest(): void {
    for (const [id, room] of rooms) {
      if (rooms.size <= MOST_ROOMS) return;
      if (room.status === 'in-call') continue;
      if (room.status === 'waiting') giveUp(id, room);
      rooms.delete(id);
    }
  }

  function describe(): { voice: string; recognizer: string } {
    return { voice: voice.name, recognizer: recognizer.name };
  }

  async function close(): Promise<void> {
    closing = true;
    for (const [id, room] of rooms) if (room.status === 'waiting') giveUp(id, room);
    for (const session of running) session.end(STOPPED);
    await Promise.all([...running].map(({ released }) => released));
    voice.close?.();
    openRooms--;
    if (openRooms === 0) cleanup();
  }
}

function openingOf({
  firstMessage = '',
  firstMessageHeld = false,
  systemPrompt,
}: AssistantSettings) {
  return { firstMessage, held: firstMessageHeld, systemPrompt };
}
