/** Characters that one chunk of an answer brings. */
export const CHUNK_CHARACTERS = 20;

/** A typical answer: every kind of block, at the length of real answers. */
const SAMPLE = `## Planning a tour of the house

A virtual tour begins with a walk: note each room, its light and the one thing a visitor should
remember of it. **Two good pictures** of a room say more than ten, and a plan of the floor tells
visitors *where they are*. See [the guide](https://example.com/guide/rooms) for the distances that
work with a lens of \`24 mm\`, and for what to do about mirrors.

- Open the curtains, and switch on every lamp.
- Put away what moves: cars, pets, the post.
  - Cords and bins count too.
  - So do magnets on the fridge.
- Photograph clockwise, from corner to corner.

| Room | Pictures | Time |
|---|---|---|
| Kitchen | 4 | 20 min |
| Bathroom | 2 | 15 min |
| Living room | 6 | 30 min |
| Garden | 3 | 25 min |

1. Upload the pictures in the order of the walk.
2. Name each room as visitors would call it.
3. Set the first view: it is what search engines show.

\`\`\`js
const tour = createTour({ rooms, start: 'hall' });
tour.on('enter', ({ room }) => {
  report(room.name, performance.now());
});
await tour.publish({ address: 'https://example.com/tours/12' });
\`\`\`

> Visitors who enter a third room stay four times longer than those who leave after the second.

After that the tour can be shared. It loads the first room at once and the others while somebody
looks around, so a telephone on a slow network shows something within a second or two. Should a
picture be missing, the room is left out and the plan closes the gap; nothing else has to be done.

`;

const CLOSED_FENCE = '\n```\n';

/** The sentence that ends an answer, by which one sees that all of it is drawn. */
export function lastWords(answer: number): string {
  return `That was answer ${answer}.`;
}

/** An answer of so many chunks, all of the same length but the last. */
export function answerInChunks(count: number, answer: number): string[] {
  const end = `\n\n${lastWords(answer)}`;
  const length = count * CHUNK_CHARACTERS - end.length;
  const text = SAMPLE.repeat(Math.ceil(length / SAMPLE.length)).slice(0, length);
  // A fence that the cut left open would swallow the end.
  const open = (text.match(/^```/gm)?.length ?? 0) % 2 === 1;
  const whole = (open ? text.slice(0, -CLOSED_FENCE.length) + CLOSED_FENCE : text) + end;
  return whole.match(new RegExp(`[^]{1,${CHUNK_CHARACTERS}}`, 'g')) ?? [];
}

/** The words that end one message of a conversation of before. */
export function lastWordsOfMessage(number: number): string {
  return `That was message ${number}.`;
}

/** A conversation of so many messages. */
export function conversationOf(count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const plan = `[a plan](https://example.com/plans/${index})`;
    return `The **kitchen** has two windows, and ${plan} shows where. ${lastWordsOfMessage(index + 1)}`;
  });
}
