import { stage } from './stage.js';

declare global {
  /** The text that was read last. */
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
