import { randomUUID } from 'node:crypto';

import type { Assistants } from '../assistants/assistants.js';
import { openSettingsOf } from '../assistants/settings.js';
import type { Rooms } from '../call/rooms.js';
import { isCallWithheld } from '../faults/refusals.js';
import { ApiError } from '../http/api-error.js';
import { checkBearer } from '../http/bearer.js';
import { inWordsOfOpenAi } from '../http/openai-error.js';
import type { Route } from '../http/router.js';
import { readBytes } from '../http/read-bytes.js';
import { RealtimeWire } from './realtime-wire.js';

/** Far above the offer of a browser, which has about 4 kB. */
const OFFER_LIMIT = 262_144;

/** The path of OpenAI's Realtime API over WebRTC. */
const CALLS_PATH = '/v1/realtime/calls';

/**
 * `POST /v1/realtime/calls`: answers the SDP offer of a page with a call that speaks OpenAI's Realtime events.
 * `?model=` names an assistant of the management API, and `?webrtcfilter=on` withholds the events that Azure does.
 * The visitor speaks first, as with any such session.
 */
export function realtimeRoute(setup: { assistants: Assistants; rooms: Rooms }): Route {
  const { assistants, rooms } = setup;
  return inWordsOfOpenAi({
    method: 'POST',
    path: CALLS_PATH,
    async handle(exchange) {
      const { request, response, query, faults } = exchange;
      checkBearer(request);
      const type = request.headers['content-type'] ?? '';
      if (!/^application\/sdp\b/i.test(type))
        throw new ApiError(400, `Content-Type must be application/sdp, not "${type}"`);
      const offer = (await readBytes(request, OFFER_LIMIT)).toString('utf8');
      if (await isCallWithheld(exchange, faults)) return;
      const model = query.get('model') ?? '';
      const assistant = openSettingsOf(assistants.assistant(model));
      const tools = [...(assistant.tools ?? [])];
      const id = `rtc_${randomUUID().replaceAll('-', '')}`;
      const wire = new RealtimeWire({
        model: model || 'local',
        tools,
        transcribes: true,
        filtered: query.get('webrtcfilter') === 'on',
      });
      const call = { id, assistant: { ...assistant, tools }, faults, rejoinable: false, wire };
      const { answer } = await rooms.answer(call, offer);
      response.writeHead(201, {
        'Content-Type': 'application/sdp',
        'Cache-Control': 'no-store',
        Location: `${CALLS_PATH}/${id}`,
      });
      response.end(answer);
    },
  });
}
