import { expect } from '@open-wc/testing';
import { executeServerCommand } from '@web/test-runner-commands';
import { ANSWER_INTERVAL_MS } from '../../../core/chat/answer-stream.js';
import { DRAWING_STRETCH_MS } from '../../../elements/conversation/markdown.js';
import type { VoiceAssistant } from '../../../elements/voice-assistant/voice-assistant.js';
import { SCRIPT, type ScriptedAnswer } from '../../support/scripted-answer.js';
import { after } from '../../../stories/states.js';
import {
  assistant,
  closePanel,
  enter,
  opened,
  openPanel,
  part,
  present,
  showing,
  text,
  waitUntil,
} from '../support/drawing.js';
import { turn } from '../support/happenings.js';

const FRAME_MS = 16;

/** Counts timers, frames and listeners of global targets that an action uses. */
async function askedOfPage(act: () => Promise<void>) {
  const asked = { timers: 0, frames: 0, listeners: 0 };
  const { setTimeout, setInterval, requestAnimationFrame } = window;
  const { addEventListener } = EventTarget.prototype;
  const timer =
    <Given extends unknown[], Id>(original: (...given: Given) => Id) =>
    (...given: Given): Id => {
      asked.timers++;
      return original(...given);
    };
  const lasting: readonly EventTarget[] = [window, document, document.body, visualViewport!];
  Object.assign(window, { setTimeout: timer(setTimeout), setInterval: timer(setInterval) });
  window.requestAnimationFrame = (callback) => {
    asked.frames++;
    return requestAnimationFrame(callback);
  };
  EventTarget.prototype.addEventListener = function (...given) {
    if (lasting.includes(this ?? window)) asked.listeners++;
    addEventListener.apply(this, given);
  };
  try {
    await act();
  } finally {
    Object.assign(window, { setTimeout, setInterval, requestAnimationFrame });
    EventTarget.prototype.addEventListener = addEventListener;
  }
  return asked;
}

function nodesIn(root: Node): number {
  const walker = document.createTreeWalker(root);
  let count = 0;
  while (walker.nextNode()) count++;
  return count;
}

/** Counts the updates of an element during an action. */
async function drawings(element: VoiceAssistant, act: () => Promise<void>): Promise<number> {
  let count = 0;
  const observer = { hostUpdated: () => count++ };
  element.addController(observer);
  await act();
  element.removeController(observer);
  return count;
}

/** Holds all timers. Returns a function that releases them. */
function holdTimers(isHeld: (ms?: number) => boolean = () => true): () => void {
  const { setTimeout } = window;
  const held: (() => void)[] = [];
  Object.assign(window, {
    setTimeout: (callback: () => void, ms?: number) =>
      isHeld(ms) ? held.push(callback) : setTimeout(callback, ms),
  });
  return () => {
    Object.assign(window, { setTimeout });
    for (const callback of held) callback();
  };
}

/** Runs an action without timers, with a clock that advances 1 ms at each reading. */
async function atAStretch(act: () => Promise<void>): Promise<void> {
  const { now } = performance;
  let time = now.call(performance);
  const release = holdTimers();
  performance.now = () => ++time;
  try {
    await act();
  } finally {
    performance.now = now;
    release();
  }
}

describe('the cost of the element', () => {
  it('uses no timer, frame or global listener while collapsed', async () => {
    const asked = await askedOfPage(async () => {
      const element = await assistant({ mode: 'chat' });
      await element.updateComplete;
    });
    // The first rendering is a task of its own.
    const timers = 'scheduler' in window ? 0 : 1;
    expect(asked).to.deep.equal({ timers, frames: 0, listeners: 0 });
  });

  it('has few nodes while collapsed', async () => {
    const element = await assistant({ mode: 'chat' });
    expect(nodesIn(element.shadowRoot!)).to.be.at.most(60);
  });

  it('updates once while collapsed', async () => {
    const element = document.createElement('voice-assistant');
    const count = await drawings(element, async () => {
      document.body.append(element);
      await element.updateComplete;
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    element.remove();
    expect(count).to.equal(1);
  });

  it('is first drawn in its own task', async () => {
    const element = document.createElement('voice-assistant');
    document.body.append(element);
    for (let step = 0; step < 50; step++) await Promise.resolve();
    expect(part(element, 'launcher')).to.equal(null);
    await element.updateComplete;
    expect(part(element, 'launcher')).to.not.equal(null);
    element.remove();
  });

  it('animates only compositor properties when it opens', async () => {
    const element = await assistant({ mode: 'hybrid' });
    element.style.setProperty('--va-duration', '60s');
    await openPanel(element);
    const effects = element.shadowRoot!.getAnimations().map(({ effect }) => effect);
    // A delayed animation of less than a frame costs nothing.
    const moving = effects.filter((effect) => Number(effect!.getTiming().duration) > FRAME_MS);
    const described = ['offset', 'computedOffset', 'easing', 'composite'];
    const properties = moving
      .flatMap((effect) => (effect as KeyframeEffect).getKeyframes())
      .flatMap((frame) => Object.keys(frame))
      .filter((name) => !described.includes(name));
    expect([...new Set(properties)].sort()).to.deep.equal(['opacity', 'scale', 'transform']);
  });

  it('does not accumulate nodes when it opens and closes repeatedly', async () => {
    const element = await opened({ mode: 'chat' });
    const once = nodesIn(element.shadowRoot!);
    for (let round = 0; round < 20; round++) {
      await closePanel(element);
      await openPanel(element);
    }
    await waitUntil(() => nodesIn(element.shadowRoot!) === once);
  });

  it('yields to other tasks while it draws many messages', async () => {
    const answers = Array.from({ length: 100 }, (_, output) => `Answer ${output}`);
    const state = after({}, ...turn('Hi', ...answers));
    const element = await showing(after({}, ...turn('Hi')));
    const written = () => text(element, 'conversation')?.match(/Answer/g)?.length ?? 0;
    await atAStretch(async () => {
      element.snapshot = state;
      await element.updateComplete;
      expect(written()).to.be.within(1, DRAWING_STRETCH_MS);
    });
    await waitUntil(() => written() === answers.length);
  });

  it('does not exceed its time in a task when a long answer grows meanwhile', async () => {
    const BLOCKS = 100;
    const element = await showing(after({}, ...turn('Hi')));
    const written = () => text(element, 'conversation')?.match(/Block/g)?.length ?? 0;
    await atAStretch(async () => {
      for (const blocks of [BLOCKS, BLOCKS + 1]) {
        element.snapshot = after({}, ...turn('Hi', 'Block\n\n'.repeat(blocks)));
        await element.updateComplete;
      }
      expect(written()).to.be.within(1, DRAWING_STRETCH_MS);
    });
    await waitUntil(() => written() === BLOCKS + 1);
  });

  describe('while an answer streams', () => {
    const CHUNKS = 20;
    const event = (delta: string) =>
      `data: ${JSON.stringify({ path: 'chat.output[0].content', delta })}\n\n`;

    async function asking(answer: ScriptedAnswer): Promise<VoiceAssistant> {
      const apiUrl = await executeServerCommand<string, ScriptedAnswer[]>(SCRIPT, [answer]);
      const options = { mode: 'chat', publicKey: 'key', assistantId: 'assistant', apiUrl } as const;
      const element = await opened(options);
      await enter(element, 'Go on');
      return element;
    }
    const send = (element: VoiceAssistant) => present(element, 'send-button').click();

    it('updates once per interval, however many chunks arrive', async () => {
      const chunks = Array.from({ length: CHUNKS }, (_, index) => event(`word${index} `));
      const element = await asking({ parts: chunks, end: 'hold' });
      const said = (word: number) => text(element, 'assistant-message')?.includes(`word${word}`);
      const until = async (condition: () => unknown) => {
        for (let frames = 0; !condition() && frames < 600; frames++)
          await new Promise(requestAnimationFrame);
      };
      const release = holdTimers((ms) => ms === ANSWER_INTERVAL_MS);
      const count = await drawings(element, async () => {
        send(element);
        // The first chunk is handled at once, the others after the interval.
        await until(() => said(0));
        const sent = performance.now() + 3000;
        await until(() => performance.now() > sent);
        expect(said(CHUNKS - 1)).to.not.equal(true);
        release();
        await until(() => said(CHUNKS - 1));
      });
      expect(count).to.be.at.most(4);
    });
  });
});
