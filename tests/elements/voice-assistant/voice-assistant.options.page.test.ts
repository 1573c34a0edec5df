import { expect, fixture, html } from '@open-wc/testing';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { drawn } from '../support/drawing.js';
import { OPTION_EFFECTS, type OptionEffect } from '../support/option-effects.js';
import { waitUntil } from '../../core/support/wait-until.js';

const WAYS = ['attribute', 'property', 'option object'] as const;

type Way = (typeof WAYS)[number];

function dashed(name: string): string {
  return name.replace(/[A-Z]/g, '-$&').toLowerCase();
}

async function begin({ among, at }: OptionEffect): Promise<VoiceAssistant> {
  const snapshot = typeof at === 'object' ? at : undefined;
  const element = await fixture<VoiceAssistant>(
    html`<voice-assistant .options=${among ?? {}} .snapshot=${snapshot}></voice-assistant>`,
  );
  if (at === 'opened') element.open();
  if (at !== 'closed')
    await drawn(element, snapshot?.consent.status === 'needed' ? 'consent' : 'panel');
  return element;
}

/** Gives the option in one of the ways, or takes it back. */
function give(element: VoiceAssistant, effect: OptionEffect, way: Way, given: boolean): void {
  const { option, among, named } = effect;
  const value = given ? effect.given : undefined;
  if (way === 'option object') element.options = { ...among, [option]: value };
  else if (way === 'property') Object.assign(element, { [named?.property ?? option]: value });
  else if (given) {
    const written = typeof value === 'object' ? JSON.stringify(value) : String(value);
    element.setAttribute(named?.attribute ?? dashed(option), written);
  } else element.removeAttribute(named?.attribute ?? dashed(option));
}

async function sees(element: VoiceAssistant, effect: OptionEffect, wanted: unknown): Promise<void> {
  const same = () => JSON.stringify(effect.seen(element)) === JSON.stringify(wanted);
  await waitUntil(same).catch(() => undefined);
  expect(effect.seen(element)).to.deep.equal(wanted);
}

describe('every option that one sees', () => {
  // One mechanism serves all, so each is tried in one way; an attribute with a name of its own by that.
  for (const [index, effect] of OPTION_EFFECTS.entries()) {
    const way = effect.named ? 'attribute' : WAYS[index % WAYS.length]!;
    it(`${effect.option} has its default, can be set as ${way}, and reset`, async () => {
      const element = await begin(effect);
      await sees(element, effect, effect.usual);
      give(element, effect, way, true);
      await sees(element, effect, effect.then);
      give(element, effect, way, false);
      await sees(element, effect, effect.usual);
    });
  }
});
