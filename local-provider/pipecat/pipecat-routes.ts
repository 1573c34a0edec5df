import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';

import type { Assistants } from '../assistants/assistants.js';
import { openSettingsOf } from '../assistants/settings.js';
import { candidatesSchema, offerSchema } from '../call/offer-schema.js';
import type { Rooms } from '../call/rooms.js';
import { isCallWithheld } from '../faults/refusals.js';
import { ApiError } from '../http/api-error.js';
import { checkBearer } from '../http/bearer.js';
import { flag, parseBody, partlyKnown, text } from '../http/body-schema.js';
import { type Exchange, sendJson } from '../http/exchange.js';
import { readJson } from '../http/read-json.js';
import type { Route } from '../http/router.js';
import { PipecatWire } from './pipecat-wire.js';

/** The path of Pipecat's SmallWebRTC transport. */
const OFFER_PATH = '/api/offer';

const offer = partlyKnown({
  ...offerSchema.shape,
  pc_id: z.optional(z.nullable(text)),
  restart_pc: z.optional(z.nullable(flag)),
});

/**
 * `POST /api/offer`: answers the offer of a page with a call that speaks RTVI, or with the call that it has had
 * if the page restarts its connection. `PATCH` adds addresses of the page. `?assistant=` names an assistant of
 * the management API. A key is not needed.
 */
export function pipecatRoutes({
  assistants,
  rooms,
}: {
  assistants: Assistants;
  rooms: Rooms;
}): readonly Route[] {
  return [
    {
      method: 'POST',
      path: OFFER_PATH,
      async handle(exchange) {
        checkKey(exchange);
        const { sdp, pc_id: before } = parseBody(offer, await readJson(exchange.request));
        const { faults, query } = exchange;
        if (await isCallWithheld(exchange, faults)) return;
        const again = before ? await rooms.answerAgain(before, sdp) : undefined;
        const assistant = openSettingsOf(assistants.assistant(query.get('assistant') ?? ''));
        const wire = new PipecatWire();
        const call = { id: randomUUID(), assistant, faults, rejoinable: true, wire };
        const { id, answer } = again ?? (await rooms.answer(call, sdp));
        sendJson(exchange, 200, { type: 'answer', sdp: answer, pc_id: id });
      },
    },
    {
      method: 'PATCH',
      path: OFFER_PATH,
      async handle(exchange) {
        checkKey(exchange);
        const body = parseBody(candidatesSchema, await readJson(exchange.request));
        if (!rooms.addCandidates(body.pc_id, body.candidates))
          throw new ApiError(404, 'Peer connection not found');
        sendJson(exchange, 200, { status: 'success' });
      },
    },
  ];
}

/** The development server of Pipecat asks for no key. One that is sent must be known. */
function checkKey({ request }: Exchange): void {
  if (request.headers.authorization) checkBearer(request);
}
