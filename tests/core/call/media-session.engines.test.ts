import { expect } from '@open-wc/testing';
import { controlMedia } from '../../../core/call/media-session.js';
import { replace } from '../support/after-test.js';

describe('controlMedia', () => {
  const asked: string[] = [];
  const actions = {
    hangup: () => asked.push('hangup'),
    togglemicrophone: () => asked.push('togglemicrophone'),
  };
  beforeEach(() => void (asked.length = 0));

  /** A browser that knows these actions, and what it has been given. */
  function sessionWith(...known: readonly string[]) {
    const handlers: Record<string, (() => void) | null> = {};
    const active: boolean[] = [];
    const session = {
      setActionHandler(action: string, handler: (() => void) | null) {
        if (!known.includes(action)) throw new TypeError(`no ${action}`);
        handlers[action] = handler;
      },
      setMicrophoneActive(on: boolean) {
        active.push(on);
        return Promise.reject(new Error('not now'));
      },
    };
    replace(navigator, 'mediaSession', session as never);
    return { handlers, active };
  }

  it('ends and mutes the call by the browser’s own controls, until the call is over', () => {
    const { handlers, active } = sessionWith('hangup', 'togglemicrophone');
    const over = new AbortController();
    const show = controlMedia(actions, over.signal);
    handlers['togglemicrophone']!();
    show(true);
    show(false);
    handlers['hangup']!();
    expect(asked).to.deep.equal(['togglemicrophone', 'hangup']);
    over.abort();
    expect(handlers).to.deep.equal({ hangup: null, togglemicrophone: null });
    expect(active).to.deep.equal([false, true, false]);
  });

  for (const known of [[], ['hangup'], ['togglemicrophone', 'play']])
    it(`takes a browser as it is, with ${JSON.stringify(known)}`, () => {
      const { handlers } = sessionWith(...known);
      controlMedia(actions, AbortSignal.abort());
      expect(Object.values(handlers)).to.deep.equal(known.slice(0, 1).map(() => null));
    });

  it('takes the browser that runs this, and one without any', () => {
    const over = new AbortController();
    controlMedia(actions, over.signal)(true);
    over.abort();
    replace(navigator, 'mediaSession', undefined);
    controlMedia(actions, over.signal)(true);
    expect(asked).to.deep.equal([]);
  });
});
