import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
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

const answered = (id: string, permission: Permission): ToolEvent => ({
  type: 'answered',
  id,
  permission,
});

const begun: ToolEvent = { type: 'call-changed', key: 1 };
const ended: ToolEvent = { type: 'call-changed', key: null };
const done = (id: string): ToolEvent => ({ type: 'settled', id, outcome: 'done', result: '1' });

/** The state after events, and all effects, shortened. */
function after(...events: ToolEvent[]) {
  let tools: Tools = NO_TOOLS;
  const effects = events.flatMap((event) => {
    const [next, more] = updateTools(tools, event);
    tools = next;
    return more.map((effect) => {
      if (!('request' in effect)) return `${effect.type} ${effect.id}`;
      const { type, request } = effect;
      if (effect.type === 'remember') return `${type} ${request.id}`;
      const respond = effect.type === 'send' && effect.respond ? ' and respond' : '';
      return `${type} ${request.id} ${effect.outcome}${respond}`;
    });
  });
  return { open: tools.requests.map(({ id, status }) => `${id} ${status}`), effects };
}

describe('updateTools', () => {
  const rows: [what: string, events: ToolEvent[], open: string[], effects: string[]][] = [
    ['asks before a tool runs', [begun, called('a')], ['a asked'], []],
    [
      'runs a tool that is allowed',
      [begun, called('a'), answered('a', 'allow')],
      ['a running'],
      ['run a'],
    ],
    [
      'remembers a tool that is always allowed',
      [begun, called('a'), answered('a', 'always')],
      ['a running'],
      ['remember a', 'run a'],
    ],
    [
      'does not run a tool that is declined',
      [begun, called('a'), answered('a', 'decline')],
      [],
      ['show a declined', 'send a declined and respond'],
    ],
    [
      'runs a permitted tool at once',
      [begun, called('a', { permitted: true })],
      ['a running'],
      ['run a'],
    ],
    [
      'sends the result',
      [begun, called('a', { permitted: true }), done('a')],
      [],
      ['run a', 'show a done', 'send a done and respond'],
    ],
    [
      'rejects invalid arguments, even of a permitted tool',
      [begun, called('a', { permitted: true, valid: false })],
      [],
      ['send a invalid and respond'],
    ],
    [
      'ignores an answer to no question',
      [begun, answered('a', 'allow'), called('a'), answered('b', 'always')],
      ['a asked'],
      [],
    ],
    [
      'runs a tool once when allowed twice',
      [begun, called('a'), answered('a', 'allow'), answered('a', 'always')],
      ['a running'],
      ['run a'],
    ],
    [
      'runs a call of a tool once when it arrives twice',
      [begun, called('a', { permitted: true }), done('a'), called('a', { permitted: true })],
      [],
      ['run a', 'show a done', 'send a done and respond'],
    ],
    [
      'ignores a result of a tool that does not run',
      [begun, called('a'), done('a')],
      ['a asked'],
      [],
    ],
    [
      'drops a question when the call ends',
      [begun, called('a'), ended, answered('a', 'allow')],
      [],
      ['show a ended'],
    ],
    [
      'aborts a tool when the call ends',
      [begun, called('a', { permitted: true }), ended, done('a')],
      [],
      ['run a', 'abort a', 'show a ended'],
    ],
    [
      'ignores a tool of a call that is over',
      [begun, { type: 'call-changed', key: 2 }, called('a')],
      [],
      [],
    ],
    ['ignores a tool before a call', [called('a', { permitted: true })], [], []],
    [
      'responds to the last result only',
      [
        begun,
        called('a', { permitted: true }),
        called('b', { permitted: true }),
        done('a'),
        done('b'),
      ],
      [],
      ['run a', 'run b', 'show a done', 'send a done', 'show b done', 'send b done and respond'],
    ],
  ];
  for (const [what, events, open, effects] of rows)
    it(what, () => expect(after(...events)).to.deep.equal({ open, effects }));

  it('limits the open questions', () => {
    const many = Array.from({ length: MOST_REQUESTS + 1 }, (_, at) => called(`${at}`));
    const { open, effects } = after(begun, ...many);
    expect(open).to.have.length(MOST_REQUESTS);
    expect(effects).to.deep.equal([`send ${MOST_REQUESTS} too-many`]);
  });

  it('ignores tools after many in one call', () => {
    const many = Array.from({ length: MOST_CALLS }, (_, at) => [
      called(`${at}`, { permitted: true }),
      done(`${at}`),
    ]);
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
        permission: fc.constantFrom('allow' as const, 'always' as const, 'decline' as const),
      }),
      id.map(done),
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
                  next.permission !== 'decline' &&
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
