import type { DailyCall } from '@daily-co/daily-js';
import { expect } from '@open-wc/testing';
import { withOwnMessages } from '../../../../core/call/daily/own-messages.js';
import { replace } from '../../support/after-test.js';

const KIND = 'iframe-call-message';

/** Call objects that a test destroys. */
const destroyed = new EventTarget();

function callObject(callClientId: string): DailyCall {
  const once = (_: string, end: () => void) => destroyed.addEventListener(callClientId, end);
  return { callClientId, once } as unknown as DailyCall;
}

const destroy = (id: string) => destroyed.dispatchEvent(new Event(id));

describe('the messages of a call object', () => {
  let heard: unknown[];
  let listening: AbortController;
  let frame: HTMLIFrameElement;

  const library = ({ data }: MessageEvent<unknown>) => heard.push(data);
  const create = () => {
    addEventListener('message', library, listening);
    return callObject('own');
  };

  beforeEach(() => {
    heard = [];
    listening = new AbortController();
    frame = document.body.appendChild(document.createElement('iframe'));
    replace(window, '_daily' as never, { instances: { own: {}, other: {} } } as never);
  });

  afterEach(() => {
    listening.abort();
    frame.remove();
    destroy('own');
  });

  /** Has a window post, and tells whether the library hears it. */
  function post(source: Window, data: unknown): boolean {
    const event = new MessageEvent('message', { data, source });
    heard = [];
    window.dispatchEvent(event);
    return heard.length === 1;
  }

  for (const [name, data, isHeard] of [
    ['without the id of a call', { what: KIND }, false],
    ['with the id of the call', { what: KIND, callClientId: 'own' }, false],
    ['with an id that no call has', { what: KIND, callClientId: 'none' }, false],
    ['with an id that is the name of a method', { what: KIND, callClientId: 'toString' }, false],
    ['with an id in a list', { what: KIND, callClientId: ['other'] }, false],
    ['for a call object of the page itself', { what: KIND, callClientId: 'other' }, true],
    ['that is none of the library', { what: 'else', callClientId: 'own' }, true],
    ['that is a text', KIND, true],
    ['that is null', null, true],
  ] as const)
    it(`are ${isHeard ? '' : 'not '}what another window posts ${name}`, () => {
      withOwnMessages(create);
      expect(post(frame.contentWindow!, data)).to.equal(isHeard);
      expect(post(window, data), 'of this window').to.equal(true);
      destroy('own');
      expect(post(frame.contentWindow!, data), 'without a call').to.equal(true);
    });

  it('are not those of a window that is gone', () => {
    withOwnMessages(create);
    expect(post(null as never, { what: KIND })).to.equal(false);
  });

  it('stay its own while another call object is left', () => {
    withOwnMessages(create);
    withOwnMessages(() => callObject('next'));
    destroy('next');
    expect(post(frame.contentWindow!, { what: KIND })).to.equal(false);
  });

  it('are of no concern when the object cannot be created', () => {
    const fail = () => {
      throw new Error('no');
    };
    expect(() => withOwnMessages(fail)).to.throw('no');
    create();
    expect(post(frame.contentWindow!, { what: KIND })).to.equal(true);
  });

  it('stay its own on a page that orders the listeners of each phase itself', () => {
    const lists: Record<string, ((event: MessageEvent) => void)[]> = { true: [], false: [] };
    const add = window.addEventListener.bind(window);
    // The page has listened before, so that its own listener calls all of the phase.
    for (const capture of [false, true])
      add(
        'message',
        (event) =>
          lists[String(capture)]!.every((each) => {
            each(event);
            return !event.cancelBubble;
          }),
        { capture, signal: listening.signal },
      );
    replace(window, 'addEventListener', ((_: string, listener: never, phase: unknown) =>
      lists[String(phase === true)]!.push(listener)) as never);
    withOwnMessages(create);
    expect(post(frame.contentWindow!, { what: KIND })).to.equal(false);
  });
});
