import type { Texts } from '../../core/headless/index.js';
import { saveFile } from '../shared/save-file.js';

/** How much of a message is shown, in characters: about 80,000 words. */
export const SHOWN_LENGTH = 524_288;

/** How much of a message is shown, in lines. Each may be a block, which costs memory. */
export const SHOWN_LINES = 20_000;

/** The beginning of a text that is shown; mostly all of it. */
export function shownPart(text: string): string {
  if (text.length <= SHOWN_LINES) return text;
  let end = 0;
  for (let line = 0; line < SHOWN_LINES; line++) {
    end = text.indexOf('\n', end) + 1;
    if (!end || end > SHOWN_LENGTH) return text.slice(0, SHOWN_LENGTH);
  }
  return text.slice(0, end);
}

/** Says that only a part of a message is shown, with a button that saves all of it. */
export function wholeTextOffer({ note, save }: Texts['tooLong'], whole: () => string): HTMLElement {
  const offer = document.createElement('div');
  offer.className = 'note too-long';
  offer.setAttribute('part', 'too-long');
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'action';
  button.setAttribute('part', 'save-message-button');
  button.textContent = save;
  button.addEventListener('click', () => saveFile('message.txt', 'text/plain', whole()));
  offer.append(note, ' ', button);
  return offer;
}
