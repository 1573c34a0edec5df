import { FATAL_ENDS, type FatalType } from '../faults/fatal-ends.js';
import { ApiError } from '../http/api-error.js';

const STATUSES: Record<FatalType, number> = {
  'no-room': 404,
  'exp-room': 410,
  'exp-token': 401,
  'nbf-room': 403,
  'nbf-token': 401,
  'meeting-full': 409,
  'not-allowed': 403,
  'end-of-life': 410,
  'connection-error': 502,
  ejected: 403,
};

/** The room refuses to be joined; the body has the reason in Daily's terms. */
export class RoomRefusal extends ApiError {
  constructor(reason: FatalType, message: string = FATAL_ENDS[reason], status = STATUSES[reason]) {
    super(status, message, reason);
  }
}
