import { randomBytes } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';

import { cleanup } from 'node-datachannel';

import { type AnswerEngine } from '../answers/answer-engine.js';
import { ApiError } from '../http/api-error.js';
import { parseBody } from '../http/body-schema.js';
import { readJson } from '../http/read-json.js';
import { createRecognizer } from '../speech-in/recognizers.js';
import { createVoice } from '../speech-out/voices.js';
import { offeredAudio } from './media/sdp.js';
import { candidatesSchema, offerSchema } from './offer-schema.js';
import { Session } from './session.js';

/** What a call takes of an assistant. */
export interface AssistantSettings {
  name?: string;
  /** Said first; without it the visitor begins. */
  firstMessage?: string;
  /** The first message waits until the page asks for it with the control `say-first-message`. */
  firstMessageHeld?: boolean;
  systemPrompt?: string;
  voiceProvider?: string;
}

export interface Room {
  /** Path below the server's origin, e.g. `/rooms/abc`. */
  path: string;
}

export interface Rooms {
  open(call: {
    id: string;
    assistant: AssistantSettings;
    /** Told when the call is joined, and when it is over. */
    changed?(status: 'in-progress' | 'ended'): void;
  }): Room;
  /**
   * Answers POST and PATCH below `/rooms/`; true when the path was one of its own. CORS, host and
   * origin were checked by the server before.
   *
   * @throws ApiError, for the server to answer: 404 for a room that never was (Daily's `no-room`),
   *   410 for one whose time is over (`exp-room`), 503 when too many calls run (`meeting-full`).
   */
  handle(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Which engines speak and understand, in a few words. */
  describe(): { voice: string; recognizer: string };
  /** Ends all calls. */
  close(): Promise<void>;
}

/** A call is joined soon after it was made; a URL from an old page says so instead of ringing. */
const JOIN_WITHIN_MS = 10 * 60_000;

/** Calls at once: so many were measured, at a fifth of one processor. */
const MOST_CALLS = 8;

/** Rooms remembered after their time, so that they are told from rooms that never were. */
const MOST_ROOMS = 1_000;

type NewCall = Parameters<Rooms['open']>[0];

type RoomState =
  | { status: 'waiting'; call: NewCall; until: number }
  | { status: 'in-call'; session: Session; pcId: string }
  | { status: 'over' };

/** Rooms of this process: the native side is shared, and released with the last of them. */
let openRooms = 0;

export function createRooms(parts: {
  answers: AnswerEngine;
  environment: NodeJS.ProcessEnv;
  log(line: string): void;
}): Rooms {
  const { answers, environment, log } = parts;
  const voice = createVoice(environment, log);
  const recognizer = createRecognizer(environment, log);
  const rooms = new Map<string, RoomState>();
  /** Calls that hold a connection, those that are saying goodbye too. */
  const running = new Set<Session>();
  openRooms++;
  return { open, handle, describe, close };

  function open(call: NewCall): Room {
    const id = randomBytes(12).toString('base64url');
    rooms.set(id, { status: 'waiting', call, until: Date.now() + JOIN_WITHIN_MS });
    forgetOldest();
    return { path: `/rooms/${id}` };
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const id = /^\/rooms\/([\w-]+)\/offer$/.exec(request.url?.split('?', 1)[0] ?? '')?.[1];
    if (id === undefined) return false;
    if (request.method === 'POST') sendJson(response, await join(id, await readJson(request)));
    else if (request.method === 'PATCH') {
      addCandidates(id, await readJson(request));
      sendJson(response, { status: 'success' });
    } else throw new ApiError(405, `Cannot ${request.method} an offer: allowed is POST, PATCH`);
    return true;
  }

  async function join(id: string, body: unknown): Promise<object> {
    const { sdp } = parseBody(offerSchema, body);
    const audio = offeredAudio(sdp);
    if (!audio) throw new ApiError(400, 'sdp must offer audio as Opus');
    const { call } = waitingRoom(id);
    const pcId = randomBytes(12).toString('base64url');
    const session = new Session(id, audio, openingOf(call.assistant), {
      answers,
      voice,
      recognizer,
      log,
      ended() {
        rooms.set(id, { status: 'over' });
        call.changed?.('ended');
      },
    });
    rooms.set(id, { status: 'in-call', session, pcId });
    call.changed?.('in-progress');
    running.add(session);
    void session.released.then(() => running.delete(session));
    try {
      return { type: 'answer', sdp: await session.answer(sdp), pc_id: pcId, botId: `bot-${pcId}` };
    } catch (error) {
      session.end();
      throw new ApiError(400, `sdp could not be answered: ${String(error)}`);
    }
  }

  function waitingRoom(id: string): Extract<RoomState, { status: 'waiting' }> {
    const room = roomOf(id);
    if (room.status === 'in-call') {
      throw new ApiError(409, 'The meeting is full: somebody is in this call already.');
    }
    if (room.status === 'over' || room.until < Date.now()) {
      throw new ApiError(410, 'The meeting you are trying to join is no longer available.');
    }
    if (running.size >= MOST_CALLS) {
      throw new ApiError(503, `The provider is busy: ${MOST_CALLS} calls at once are its limit.`);
    }
    return room;
  }

  function addCandidates(id: string, body: unknown): void {
    const { pc_id: pcId, candidates } = parseBody(candidatesSchema, body);
    const room = roomOf(id);
    if (room.status !== 'in-call' || room.pcId !== pcId) {
      throw new ApiError(410, 'The call these candidates belong to is over.');
    }
    room.session.addCandidates(
      candidates.map(({ candidate, sdp_mid }) => ({ candidate, mid: sdp_mid ?? '0' })),
    );
  }

  function roomOf(id: string): RoomState {
    const room = rooms.get(id);
    if (!room) throw new ApiError(404, 'The meeting you are trying to join does not exist.');
    return room;
  }

  function forgetOldest(): void {
    for (const [id, { status }] of rooms) {
      if (rooms.size <= MOST_ROOMS) return;
      if (status !== 'in-call') rooms.delete(id);
    }
  }

  function describe(): { voice: string; recognizer: string } {
    return { voice: voice.name, recognizer: recognizer.name };
  }

  async function close(): Promise<void> {
    for (const session of running) session.end();
    await Promise.all([...running].map(({ released }) => released));
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

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
