import { createParser } from 'eventsource-parser';

/** A part of an answer, or a whole conversation. */
interface Chunk {
  readonly delta?: string;
  readonly output?: readonly { readonly content: string }[];
}

/** Asks, and hands over each part of the answer as it comes. */
async function ask(text: string, reported: (chunk: Chunk) => void): Promise<void> {
  const response = await fetch('/chat/web', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ input: text, stream: true }),
  });
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') return;
      reported(JSON.parse(data) as Chunk);
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    parser.feed(decoder.decode(value, { stream: true }));
  }
}

/** The consumer of an answer: `reported` has a piece of it, `draw` draws, at most once a frame. */
export interface Drawing {
  reported(delta: string): void;
  draw(list: HTMLElement): void;
  /** Draws a conversation of before. */
  drawBefore?(list: HTMLElement, messages: readonly string[]): void;
}

/** Puts a text box on the page whose questions are answered. */
export function stage(drawing: () => Drawing): void {
  const list = document.createElement('div');
  list.id = 'list';
  const box = document.createElement('input');
  box.id = 'box';
  document.body.append(list, box);
  box.addEventListener('keydown', ({ key }) => {
    if (key !== 'Enter') return;
    const text = box.value;
    box.value = '';
    const current = drawing();
    let asked = false;
    void ask(text, ({ delta, output }) => {
      const before = output?.map(({ content }) => content);
      if (before) current.drawBefore?.(list, before);
      if (!delta) return;
      current.reported(delta);
      if (asked) return;
      asked = true;
      requestAnimationFrame(() => {
        asked = false;
        current.draw(list);
        list.scrollTop = list.scrollHeight;
      });
    });
  });
}
