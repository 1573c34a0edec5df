import { expect } from '@open-wc/testing';
import type { State } from '../../../core/machine/state.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { allStates } from '../../../stories/all.js';
import { showing } from '../support/drawing.js';
import { waitUntil } from '../../core/support/wait-until.js';

/** Replaces each text node, as the translators of browsers do. */
function translate(root: Node): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (!text.data.trim() || text.parentElement?.closest('style, font, textarea')) continue;
    const font = document.createElement('font');
    font.textContent = `«${text.data}»`;
    text.replaceWith(font);
  }
}

/** What is shown, without the marks of the translation and without the time. */
function shown({ renderRoot }: VoiceAssistant): string {
  const root = renderRoot.querySelector<HTMLElement>('.root')!;
  return root.innerText.replace(/[«»\d\s]/g, '');
}

function optionsOf({ settings }: State) {
  const { mode, showTranscript, firstChatMessage } = settings;
  return { mode, showTranscript, firstChatMessage, size: 'full' } as const;
}

describe('a page that a browser translates', () => {
  const states = Object.entries(allStates()).filter(([id]) =>
    /^(call|failures|status|launcher)--/.test(id),
  );

  states.forEach(([id, state], index) =>
    it(`shows ${id} after another state`, async () => {
      const [, before] = states.at(index - 1)!;
      const elements = [
        await showing(before, optionsOf(before)),
        await showing(before, optionsOf(before)),
      ] as const;
      const [element, other] = elements;
      translate(element.renderRoot);
      for (const each of elements)
        Object.assign(each, { options: optionsOf(state), snapshot: state });
      await Promise.all(elements.map((each) => each.updateComplete));
      await waitUntil(() => shown(element) === shown(other), 'the new texts').catch(() => {
        expect(shown(element)).to.equal(shown(other));
      });
    }),
  );
});
