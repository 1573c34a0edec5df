import { stage } from './stage.js';

/** The answer is appended as plain text, once a frame. */
stage(() => {
  const text = document.createTextNode('');
  const bubble = document.createElement('div');
  bubble.className = 'bubble plain';
  bubble.append(text);
  let waiting = '';
  return {
    reported(delta) {
      waiting += delta;
    },
    draw(list) {
      if (!bubble.isConnected) list.append(bubble);
      text.appendData(waiting);
      waiting = '';
    },
  };
});
