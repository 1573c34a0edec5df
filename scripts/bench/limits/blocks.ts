import { splitBlocks } from '../../../core/markdown/blocks.js';
import { loadExtensions } from '../../../core/markdown/extensions.js';
import { renderMarkdown } from '../../../core/markdown/render.js';
import { stage } from './stage.js';

void loadExtensions('a@b https://example.com\n|-|-|');

/** The answer is drawn in blocks: a closed one once, the open one at most once a frame. */
stage(() => {
  const bubble = newBubble();
  let open: HTMLElement | undefined;
  let text = '';
  const place = () => {
    const block = document.createElement('div');
    bubble.append(block);
    return block;
  };
  return {
    reported(delta) {
      text += delta;
    },
    draw(list) {
      if (!bubble.isConnected) list.append(bubble);
      const blocks = [...splitBlocks(text)];
      for (const [index, { text: block }] of blocks.entries()) {
        open ??= place();
        open.innerHTML = renderMarkdown(block);
        if (index === blocks.length - 1) text = block;
        else open = undefined;
      }
    },
    drawBefore(list, messages) {
      const bubbles = messages.map((message) => {
        const each = newBubble();
        each.innerHTML = renderMarkdown(message);
        return each;
      });
      list.append(...bubbles);
      list.scrollTop = list.scrollHeight;
    },
  };
});

function newBubble(): HTMLElement {
  const bubble = document.createElement('div');
  bubble.className = 'bubble';
  return bubble;
}
