import { stage } from './stage.js';

declare global {
  /** What was read last. */
  var textRead: string;
}

globalThis.textRead = '';

/** The answer is read and parsed; nothing of it is drawn. */
stage(() => {
  globalThis.textRead = '';
  return {
    reported(delta) {
      globalThis.textRead += delta;
    },
    draw() {},
  };
});
