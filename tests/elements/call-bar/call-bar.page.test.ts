import { expect, fixture, html } from '@open-wc/testing';
import type { Intent } from '../../../core/headless/index.js';
import { CallBar } from '../../../elements/call-bar/call-bar.js';
import type { PartHost } from '../../../elements/shared/host.js';
import { CALL, type Happening, after } from '../../../stories/states.js';
import { drawn, opened, part, present, showing, waitUntil } from '../support/drawing.js';
import { recorded } from '../support/intents.js';
import { contextOf } from '../support/render-context.js';
import { CONNECTING, MUTED } from '../support/happenings.js';

function isFetched(name: string): boolean {
  return performance.getEntriesByType('resource').some((each) => each.name.includes(name));
}

// First, because modules stay loaded.
describe('the code of a past call', () => {
  it('loads when the call is connected, not earlier', async () => {
    const element = await showing(after({}, ...CONNECTING));
    await drawn(element, 'call-button');
    expect(isFetched('/connected-call-parts.')).to.equal(false);
    element.snapshot = after({}, ...CALL);
    await waitUntil(() => isFetched('/connected-call-parts.'));
  });
});

describe('the button that starts a call', () => {
  it('ignores an Enter key that is still held since it opened the panel', async () => {
    const element = await showing(after({ mode: 'voice' }, { type: 'open' }));
    const press = (repeat: boolean) =>
      present(element, 'call-button').dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', repeat, cancelable: true }),
      );
    expect([press(false), press(true)]).to.deep.equal([true, false]);
  });

  it('leaves the focus to the one that tries again', async () => {
    const element = await opened({
      mode: 'voice',
      apiUrl: 'http://127.0.0.1:9',
      publicKey: 'k',
      assistantId: 'a',
    });
    present(element, 'call-button').focus();
    present(element, 'call-button').click();
    const retry = await drawn(element, 'retry-button');
    await waitUntil(() => element.shadowRoot!.activeElement === retry);
  });
});

describe('a muted call', () => {
  it('has a notice in the panel, with a button that unmutes', async () => {
    const { element, intents } = await recorded(after({}, ...CALL, MUTED));
    (await drawn(element, 'unmute-button')).click();
    expect(intents).to.deep.equal([{ type: 'mute', muted: false }]);
  });

  it('has none beside a call button, which shows it', async () => {
    const { element } = await recorded(after({ mode: 'voice' }, ...CALL.slice(1), MUTED), {
      size: 'tiny',
    });
    await waitUntil(() => element.matches(':state(muted)'));
    await element.updateComplete;
    expect(element.renderRoot.querySelector('[part=unmute-button]')).to.equal(null);
  });
});

type Draw = readonly [pushToTalk: boolean, ...call: Happening[]];

/** A call bar that has been drawn so often, what it dispatched, and how often it asked to be redrawn. */
async function barOf(...draws: readonly Draw[]) {
  const host = await fixture<HTMLElement>(html`<div></div>`);
  host.attachShadow({ mode: 'open' }).innerHTML = '<div class="root"></div>';
  let redraws = 0;
  const parts = { renderRoot: host.shadowRoot, requestUpdate: () => redraws++ };
  const asked: Intent[] = [];
  const { assistant } = contextOf(after({}), {}, { dispatch: (intent) => asked.push(intent) > 0 });
  const bar = new CallBar(Object.assign(host, parts) as unknown as PartHost, assistant);
  for (const [pushToTalk, ...call] of draws)
    bar.updated(contextOf(after({}, ...call), { pushToTalk }, assistant));
  return { bar, asked, redraws: () => redraws };
}

describe('a call bar', () => {
  it('is redrawn when the network is back, until its end', async () => {
    const redrawn = async (ended: boolean) => {
      const { bar, redraws } = await barOf([false, ...CALL]);
      if (ended) bar.end();
      const before = redraws();
      dispatchEvent(new Event('online'));
      return redraws() - before;
    };
    expect([await redrawn(true), await redrawn(false)]).to.deep.equal([0, 1]);
  });

  it('closes the settings at the end of a call', async () => {
    const element = await showing(after({}, ...CALL));
    (await drawn(element, 'settings-button')).click();
    await drawn(element, 'settings');
    element.snapshot = after({}, ...CALL, { type: 'end-call' });
    await waitUntil(() => !part(element, 'settings-button'));
    element.snapshot = after({}, ...CALL);
    expect((await drawn(element, 'settings-button')).ariaExpanded).to.equal('false');
    expect(part(element, 'settings')).to.equal(null);
  });
});

describe('push-to-talk', () => {
  /** The intents that a call bar dispatches as the call and the option change. */
  async function askedOf(...draws: readonly Draw[]) {
    const { bar, asked } = await barOf(...draws);
    bar.end();
    return asked;
  }
  const muted = [{ type: 'mute', muted: true }];

  it('mutes the visitor once when switched on during a call', async () => {
    expect(await askedOf([false, ...CALL], [true, ...CALL], [true, ...CALL])).to.deep.equal(muted);
  });

  it('mutes the visitor when switched on while connecting', async () => {
    expect(await askedOf([false, ...CONNECTING], [true, ...CONNECTING])).to.deep.equal(muted);
  });

  it('dispatches nothing when it was on before, is switched off, or there is no call', async () => {
    expect(await askedOf([true, ...CONNECTING], [true, ...CALL])).to.deep.equal([]);
    expect(await askedOf([true, ...CALL], [false, ...CALL])).to.deep.equal([]);
    expect(await askedOf([false], [true], [true, ...CONNECTING])).to.deep.equal([]);
  });

  it('is replaced by the mute button when switched off', async () => {
    const silent = after({}, ...CALL, MUTED);
    const element = await showing(silent, { pushToTalk: true });
    const button = await drawn(element, 'talk-button');
    expect(button.getAttribute('aria-pressed')).to.equal('false');
    element.options = { ...element.options, pushToTalk: false };
    expect((await drawn(element, 'mute-button')).title).to.equal('Unmute microphone');
    expect(present(element, 'call-button').checkVisibility()).to.equal(true);
  });
});
