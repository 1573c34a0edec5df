import { expect } from 'chai';
import { fc } from '../../support/property.js';
import type { Permission, ToolRequest } from '../../../core/machine/tool-request.js';
import {
  MOST_CALLS,
  MOST_REQUESTS,
  NO_TOOLS,
  updateTools,
  type ToolEvent,
  type Tools,
} from '../../../core/tools/update.js';

const requestOf = (id: string): Omit<ToolRequest, 'status'> => ({
  id,
  name: `tool-${id}`,
  title: 'A tool',
  arguments: [],
});

const called = (
  id: string,
  more: Partial<Extract<ToolEvent, { type: 'called' }>> = {},
): ToolEvent => ({
  type: 'called',
  key: 1,
  request: requestOf(id),
  permitted: false,
  valid: true,
  ...more,
});

const answer = (permission: Permission) => (id: string) =>
  ({ type: 'answered', id, permission }) as const;
const [allowed, always, declined] = [answer('allow'), answer('always'), answer('decline')];
const declinedAll = answer('decline-all');
const spoke: ToolEvent = { type: 'visitor-spoke-or-typed' };
const permitted = (id: string) => called(id, { permitted: true });
const invalid = (id: string) => called(id, { permitted: true, valid: false });

const begun: ToolEvent = { type: 'call-changed', key: 1 };
const another: ToolEvent = { type: 'call-changed', key: 2 };
const ended: ToolEvent = { type: 'call-changed', key: null };
const done = (id: string): ToolEvent => ({ type: 'settled', id, outcome: 'done', result: '1' });

/** The state after events, and all effects, shortened. With `!` the assistant responds. */
function after(...events: ToolEvent[]) {
  let tools: Tools = NO_TOOLS;
  const effects = events.flatMap((event) => {
    const [next, more] = updateTools(tools, event);
    tools = next;
    return more.map((effect) => {
      if (!('request' in effect)) return `${effect.type} ${effect.id}`;
      const { type, request } = effect;
      if (effect.type === 'remember') return `${type} ${request.id}`;
      const respond = effect.type === 'send' && effect.respond ? '!' : '';
      return `${type} ${request.id} ${effect.outcome}${respond}`;
    });
  });
  return { open: tools.requests.map(({ id, status }) => `${id} ${status}`), effects };
}

describe('updateTools', () => {
  const rows: [what: string, events: ToolEvent[], open: string, effects: string][] = [
    ['asks before a tool runs', [called('a')], 'a asked', ''],
    ['runs a tool that is allowed', [called('a'), allowed('a')], 'a running', 'run a'],
    ['always allows a tool', [called('a'), always('a')], 'a running', 'remember a, run a'],
    ['declines a tool', [called('a'), declined('a')], '', 'show a declined, send a declined!'],
    ['runs a permitted tool at once', [permitted('a')], 'a running', 'run a'],
    ['sends the result', [permitted('a'), done('a')], '', 'run a, show a done, send a done!'],
    ['rejects invalid arguments', [invalid('a')], '', 'send a invalid!'],
    ['ignores answers to no question', [allowed('a'), called('a'), always('b')], 'a asked', ''],
    ['runs a tool once', [called('a'), allowed('a'), always('a')], 'a running', 'run a'],
    ['ignores a call that arrives twice', [called('a'), called('a')], 'a asked', ''],
    ['ignores it after its end', [invalid('a'), called('a')], '', 'send a invalid!'],
    ['ignores a result of a tool that does not run', [called('a'), done('a')], 'a asked', ''],
    ['drops a question when the call ends', [called('a'), ended, allowed('a')], '', 'show a ended'],
    ['aborts a tool', [permitted('a'), ended, done('a')], '', 'run a, abort a, show a ended'],
    ['ignores a tool of a call that is over', [another, called('a')], '', ''],
    ['ignores a tool before a call', [ended, called('a')], '', ''],
    [
      'declines on an answer that it does not know',
      [called('a'), answer('yes' as never)('a')],
      '',
      'show a declined, send a declined!',
    ],
    [
      'declines all questions at once, but not what runs',
      [permitted('a'), called('b'), called('c'), declinedAll('c')],
      'a running',
      'run a, show b declined, send b declined, show c declined, send c declined',
    ],
    [
      'asks no more questions after the third refusal',
      [
        called('a'),
        declined('a'),
        called('b'),
        declined('b'),
        called('c'),
        called('d'),
        declined('c'),
        called('e'),
      ],
      '',
      'show a declined, send a declined!, show b declined, send b declined!, show c declined, send c declined, send d not-asked!, send e not-asked',
    ],
    [
      'still runs what needs no answer then',
      [called('a'), called('b'), called('c'), declinedAll('a'), permitted('d')],
      'd running',
      'show a declined, send a declined, show b declined, send b declined, show c declined, send c declined!, run d',
    ],
    [
      'asks again when the visitor has spoken or typed',
      [called('a'), called('b'), called('c'), declinedAll('a'), spoke, called('d')],
      'd asked',
      'show a declined, send a declined, show b declined, send b declined, show c declined, send c declined!',
    ],
    [
      'asks in the next call',
      [called('a'), called('b'), called('c'), declinedAll('a'), another, called('d', { key: 2 })],
      'd asked',
      'show a declined, send a declined, show b declined, send b declined, show c declined, send c declined!',
    ],
    [
      'responds to the last result only, whichever comes first',
      [permitted('a'), permitted('b'), done('b'), done('a')],
      '',
      'run a, run b, show b done, send b done, show a done, send a done!',
    ],
  ];
  for (const [what, events, open, effects] of rows)
    it(what, () => {
      const end = after(begun, ...events);
      expect([end.open.join(), end.effects.join(', ')]).to.deep.equal([open, effects]);
    });

  it('limits the open questions', () => {
    const many = Array.from({ length: MOST_REQUESTS + 1 }, (_, at) => called(`${at}`));
    const { open, effects } = after(begun, ...many);
    expect(open).to.have.length(MOST_REQUESTS);
    expect(effects).to.deep.equal([`send ${MOST_REQUESTS} too-many`]);
  });

  it('ignores tools after many in one call', () => {
    const many = Array.from({ length: MOST_CALLS }, (_, at) => [permitted(`${at}`), done(`${at}`)]);
    const { open } = after(begun, ...many.flat(), called('one more'));
    expect(open).to.deep.equal([]);
  });

  it('never runs a tool without approval, twice or out of its call, in any order of events', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd');
    const key = fc.constantFrom(1, 2);
    const event: fc.Arbitrary<ToolEvent> = fc.oneof(
      fc.record({ type: fc.constant('call-changed' as const), key: fc.option(key) }),
      fc.record({
        type: fc.constant('called' as const),
        key,
        request: id.map(requestOf),
        permitted: fc.boolean(),
        valid: fc.boolean(),
      }),
      fc.record({
        type: fc.constant('answered' as const),
        id,
        permission: fc.constantFrom<Permission>('allow', 'always', 'decline', 'decline-all'),
      }),
      id.map(done),
      fc.constant(spoke),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let tools: Tools = NO_TOOLS;
        /** What is known of the current call, derived from the events alone. */
        let current: number | null = null;
        let asked = new Set<string>();
        let ran = new Set<string>();
        for (const next of events) {
          const [after, effects] = updateTools(tools, next);
          if (next.type === 'call-changed' && next.key !== current) {
            current = next.key;
            asked = new Set();
            ran = new Set();
          }
          for (const effect of effects) {
            if (effect.type !== 'run') continue;
            const approved =
              next.type === 'called'
                ? next.permitted && next.valid && next.key === current
                : next.type === 'answered' &&
                  next.id === effect.id &&
                  !next.permission.startsWith('decline') &&
                  asked.has(effect.id);
            if (!approved || ran.has(effect.id) || current === null) return false;
            ran.add(effect.id);
          }
          if (next.type === 'called' && next.key === current && next.valid)
            asked.add(next.request.id);
          if (next.type === 'answered') asked.delete(next.id);
          tools = after;
        }
        return true;
      }),
      { numRuns: 1000 },
    );
  });
});
