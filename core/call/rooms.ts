/** The rooms of the drivers. Few calls need them: they load with the controls. */
export { dailyRoom } from './daily/daily-room.js';
export { peerRoom } from './peer/peer-room.js';
