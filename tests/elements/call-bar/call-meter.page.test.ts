import { expect, fixture, html } from '@open-wc/testing';
import type { Role } from '../../../core/machine/events.js';
import { CallMeter } from '../../../elements/call-bar/call-meter.js';

/** What the call counts, whatever the time of day. */
const NOW = 1_000_000;

describe('the meter of a call', () => {
  const { setInterval, clearInterval } = window;
  /** What the running interval calls. */
  let tick: (() => void) | undefined;
  beforeEach(() => {
    const set = (call: () => void) => ((tick = call), 1);
    Object.assign(window, { setInterval: set, clearInterval: () => (tick = undefined) });
  });
  afterEach(() => {
    Object.assign(window, { setInterval, clearInterval });
    Reflect.deleteProperty(document, 'hidden');
  });

  async function metered() {
    const asked: Role[] = [];
    const volume = (role: Role) => {
      asked.push(role);
      return role === 'assistant' ? 0.5 : 0.25;
    };
    const root = await fixture<HTMLElement>(
      html`<div><i class="metered"></i><span class="call-time"></span></div>`,
    );
    const meter = new CallMeter({ now: () => NOW, volume }, () => root);
    return { meter, asked, root, icon: root.querySelector<HTMLElement>('.metered')! };
  }

  function hide(hidden: boolean): void {
    Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }

  it('shows both voices and the time until it is stopped', async () => {
    const { meter, root, icon } = await metered();
    meter.run(NOW - 65_000);
    tick?.();
    expect(icon.style.getPropertyValue('--volume')).to.equal('0.50');
    expect(icon.style.getPropertyValue('--level')).to.equal('0.25');
    expect(root.textContent).to.equal('1:05');
    meter.run(null);
    expect(icon.style.getPropertyValue('--volume')).to.equal('');
  });

  it('rests while the page is hidden', async () => {
    const { meter, asked } = await metered();
    meter.run(NOW);
    hide(true);
    expect(tick).to.equal(undefined);
    hide(false);
    tick?.();
    expect(asked).to.deep.equal(['assistant', 'user']);
    meter.run(null);
    hide(false);
    expect(tick).to.equal(undefined);
  });
});
