import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { Stage } from '../end-to-end/stage.js';
import type { Visitor } from '../end-to-end/visitor.js';

/** Nobody listens there: some walks need no answer. */
const NOWHERE = {
  'api-url': 'http://127.0.0.1:9',
  'call-bundle-url': 'http://127.0.0.1:9/call-machine.js',
};

const stage = new Stage();

describe('a keyboard user', () => {
  let visitor: Visitor;

  afterEach(() => stage.goes());

  async function comes(attributes: Record<string, string>): Promise<void> {
    visitor = await stage.comes(attributes);
  }

  const press = async (...keys: string[]) => {
    for (const key of keys) await visitor.page.keyboard.press(key);
  };

  /** Waits until a part of the widget has the focus. */
  const arrives = (part: string) =>
    visitor.page.waitForFunction(
      (wanted) =>
        document.activeElement?.shadowRoot?.activeElement?.getAttribute('part') === wanted,
      part,
      { polling: 20 },
    );

  /** Presses Tab, or another key, until a part has the focus. */
  async function goesTo(part: string, key = 'Tab'): Promise<void> {
    for (let step = 0; step < 15; step++) {
      await press(key);
      if ((await focused()) === part) return;
    }
    throw new Error(`${part} is not reached by ${key}`);
  }

  /** Opens the panel and starts a call. */
  async function calls(): Promise<void> {
    await goesTo('launcher');
    await press('Enter');
    await arrives('text-box');
    await goesTo('call-button');
    await press('Enter');
    await visitor.sees('connected');
  }

  /** The part that has the focus, or the class of what is no part; empty outside of the widget. */
  const focused = () =>
    visitor.page.evaluate(() => {
      const active = document.activeElement?.shadowRoot?.activeElement;
      return active?.getAttribute('part') ?? active?.className ?? '';
    });

  const named = (part: string, name: string) =>
    visitor.page.waitForFunction(
      ([wanted, expected]) => {
        const found = document
          .querySelector('voice-assistant')
          ?.shadowRoot?.querySelector(`[part~="${wanted}"]`);
        const name =
          found?.getAttribute('aria-label') ??
          (found?.textContent?.trim() || found?.getAttribute('title'));
        return name === expected;
      },
      [part, name] as const,
      { polling: 20 },
    );

  it('types, is answered, calls, sets the sound, mutes, hangs up and leaves', async () => {
    await comes({ mode: 'hybrid' });
    await goesTo('launcher');
    await press('Enter');
    await arrives('text-box');
    await visitor.page.keyboard.type('What do your virtual tours cost?');
    const back = ['send-button', 'text-box', 'conversation', 'close-button', 'reset-button'];
    for (const [key, parts] of [
      ['Tab', ['send-button', 'call-button']],
      ['Shift+Tab', back],
    ] as const)
      for (const part of parts) {
        await press(key);
        assert.equal(await focused(), part);
      }
    await press('Escape');
    await arrives('launcher');
    await press('Enter');
    await arrives('text-box');
    await press('Enter');
    await visitor.reads('assistant', /₹/);
    await visitor.hears('message', 'assistant');
    assert.equal(await focused(), 'text-box');
    assert.equal(await visitor.part('text-box').inputValue(), '');

    await goesTo('call-button');
    await press('Enter');
    await visitor.sees('connected');
    assert.equal(await focused(), 'call-button');

    await visitor.part('settings-button').waitFor();
    await goesTo('settings-button', 'Shift+Tab');
    await press('Enter');
    await arrives('device');
    await press('Escape');
    await arrives('settings-button');
    assert.equal(await visitor.part('panel').count(), 1);

    await goesTo('mute-button', 'Shift+Tab');
    await press('Space');
    await visitor.sees('muted');
    await named('mute-button', 'Unmute microphone');
    await press('Space');
    await visitor.sees('muted', false);

    await goesTo('call-button');
    await press('Enter');
    await visitor.hears('call-end');
    await visitor.sees('connected', false);
    await goesTo('close-button', 'Shift+Tab');
    await press('Enter');
    await arrives('launcher');
    await visitor.leftNothing();
  });

  it('reaches everything at a zoom of 400 %, also beside a failure', async () => {
    await comes({ mode: 'hybrid', ...NOWHERE });
    await visitor.page.setViewportSize({ width: 320, height: 256 });
    await goesTo('launcher');
    await press('Enter');
    await arrives('text-box');
    await press('Shift+Tab');
    await goesTo('call-button');
    await press('Enter');
    await visitor.part('failure').waitFor();
    await goesTo('reset-button', 'Shift+Tab');
    const reached: string[] = [];
    const hidden: string[] = [];
    for (let part = await focused(); part; part = await focused()) {
      reached.push(part);
      if (!(await isWhole())) hidden.push(part);
      await press('Tab');
    }
    assert.deepEqual(hidden, []);
    for (const part of ['close-button', 'retry-button', 'type-button', 'text-box'])
      assert.ok(reached.includes(part), `${part} is among ${reached.join(', ')}`);
    const { wide, window: width } = await visitor.page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      window: innerWidth,
    }));
    assert.ok(wide <= width, 'nothing scrolls sideways');
  });

  it('sees the sound settings at a zoom of 400 %', async () => {
    await comes({ mode: 'hybrid', 'show-transcript': '' });
    await visitor.page.setViewportSize({ width: 320, height: 256 });
    await calls();
    await visitor.part('settings-button').waitFor();
    await goesTo('settings-button', 'Shift+Tab');
    await press('Enter');
    await arrives('device');
    const seen: string[] = [];
    for (let part = await focused(); /device|volume/.test(part); part = await focused()) {
      seen.push(part);
      await isOnTop();
      await press('Tab');
    }
    assert.ok(seen.length >= 2, seen.join());
    await visitor.part('call-button').click();
    await visitor.hears('call-end');
  });

  /** Waits until the middle of what has the focus is not behind anything. */
  const isOnTop = () =>
    visitor.page.waitForFunction(() => {
      const { shadowRoot } = document.activeElement!;
      const active = shadowRoot!.activeElement!;
      const { x, y, width, height } = active.getBoundingClientRect();
      return shadowRoot!.elementFromPoint(x + width / 2, y + height / 2) === active;
    });

  /** Whether what has the focus is within the window, and within all that could cut it off. */
  const isWhole = () =>
    visitor.page.evaluate(() => {
      const active = document.activeElement!.shadowRoot!.activeElement!;
      const box = active.getBoundingClientRect();
      const panel = active.closest('.panel')!.getBoundingClientRect();
      const tall = box.height > panel.height / 2;
      return (
        box.left >= 0 &&
        box.right <= innerWidth &&
        box.top >= Math.max(0, panel.top) - (tall ? box.height : 1) &&
        box.bottom <= Math.min(innerHeight, panel.bottom) + (tall ? box.height : 1)
      );
    });
});
