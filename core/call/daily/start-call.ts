import { callsBy } from '../call.js';
import { problemWith } from '../web-call.js';
import { DailyDriver } from './driver.js';

export { loadDaily as loadLibrary } from './call-object.js';

export const startCall = callsBy({ driver: DailyDriver, problemWith });
