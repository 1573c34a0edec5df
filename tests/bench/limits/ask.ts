import { createParser } from 'eventsource-parser';

/** Asks, and hands over each piece of the answer as it comes. */
async function ask(text: string, told: (delta: string) => void): Promise<void> {
  const response = await fetch('/chat/web', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ input: text, stream: true }),
  });
  const parser = createParser({
    onEvent({ data }) {
      if (data === '[DONE]') return;
      const { delta } = JSON.parse(data) as { delta?: string };
      if (delta) told(delta);
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

/** What is done with an answer: `told` has a piece of it, `draw` draws, at most once a frame. */
export interface Drawing {
  told(delta: string): void;
  draw(list: HTMLElement): void;
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
    void ask(text, (delta) => {
      current.told(delta);
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
