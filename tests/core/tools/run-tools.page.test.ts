import { expect } from '@open-wc/testing';
import type { CallWords } from '../../../core/machine/effects.js';
import { createAssistant, type Assistant } from '../../../core/headless/create-assistant.js';
import {
  forgetAllowedTools,
  provideTool,
  type AssistantTool,
  type HeadlessOptions,
} from '../../../core/headless/index.js';
import type { Permission } from '../../../core/machine/tool-request.js';
import { ALLOWED_TOOLS_KEY } from '../../../core/conversation/tab-keys.js';
import { RESULT_LIMIT, TOOL_TIMEOUT_MS } from '../../../core/tools/run-tools.js';
import { recordedPorts, type RecordedPorts } from '../../support/recorded-ports.js';
import { recordWarnings, replace } from '../support/after-test.js';
import { waitUntil } from '../support/wait-until.js';
import { turns } from '../../support/manual-timers.js';

const OPEN = { name: 'open_tour', arguments: { home: 'a' } };

const SCHEMA = {
  type: 'object',
  properties: { home: { type: 'string', title: 'Which home', maxLength: 20 } },
  required: ['home'],
  additionalProperties: false,
};

describe('page tools in a call', () => {
  let ports: RecordedPorts;
  let assistant: Assistant;
  let ran: unknown[];
  let warnings: unknown[];

  const tool = (more: Partial<AssistantTool> = {}): AssistantTool => ({
    name: 'open_tour',
    description: 'Opens a tour',
    inputSchema: SCHEMA,
    execute(args) {
      ran.push(args);
      return { opened: args.home };
    },
    ...more,
  });

  function begin(options: HeadlessOptions): void {
    ports = recordedPorts();
    assistant = createAssistant(
      { assistantId: 'a', publicKey: 'k', mode: 'voice', ...options },
      { ports },
    );
    assistant.send({ type: 'start-call' });
    ports.calls[0]!.emit({ type: 'call-connected' });
  }

  const calls = (...list: [id: string, args: unknown, name?: string][]) =>
    ports.calls.at(-1)!.emit({
      type: 'call-messaged',
      message: {
        type: 'tool-calls',
        toolCallList: list.map(([id, args, name = 'open_tour']) => ({
          id,
          type: 'function',
          function: { name, arguments: args },
        })),
      },
    });

  const requests = () => assistant.state.requests;
  const asked = () => waitUntil(() => requests().length > 0, 'a question');
  const allow = (requestId = 't1', permission: Permission = 'allow') =>
    assistant.send({ type: 'answer-request', requestId, permission });

  /** What was sent to the assistant. */
  const sent = () =>
    ports.calls[0]!.asked.flatMap(([what, words]) =>
      what === 'add' ? [JSON.parse((words as CallWords).text)] : [],
    );
  const outcome = async (id = 't1') => {
    await waitUntil(
      () => sent().some(({ toolCallId }) => toolCallId === id),
      `the result of ${id}`,
    );
    return sent().find(({ toolCallId }) => toolCallId === id);
  };
  const shownParts = () =>
    assistant.state.transcript.entries.flatMap(({ text, source }) =>
      source.kind === 'part' && source.part.kind === 'tool'
        ? [[text, source.part.outcome, source.part.result]]
        : [],
    );

  beforeEach(() => {
    ran = [];
    warnings = recordWarnings();
    forgetAllowedTools();
  });
  afterEach(() => {
    assistant.disconnect();
    forgetAllowedTools();
  });

  it('asks, runs, shows and sends', async () => {
    begin({ tools: [tool()] });
    calls(['t1', '{"home":"penthouse"}']);
    await asked();
    expect(requests()).to.deep.equal([
      {
        id: 't1',
        name: 'open_tour',
        title: 'Open tour',
        arguments: [{ name: 'Which home', value: 'penthouse' }],
        status: 'asked',
      },
    ]);
    expect(ran).to.deep.equal([]);
    allow();
    await outcome();
    const result = '{"opened":"penthouse"}';
    const content = { tool: 'open_tour', toolCallId: 't1', outcome: 'done', result };
    const words = {
      role: 'system',
      text: JSON.stringify(content),
      respond: true,
      toolCallId: 't1',
    };
    expect(ports.calls[0]!.asked).to.deep.equal([['add', words]]);
    expect(ran).to.deep.equal([{ home: 'penthouse' }]);
    expect(shownParts()).to.deep.equal([['✓ Open tour (penthouse)', 'done', result]]);
    expect(requests()).to.deep.equal([]);
  });

  it('remembers what is always allowed, until its title changes', async () => {
    begin({ tools: [tool()] });
    calls(['t1', { home: 'a' }]);
    await asked();
    sessionStorage.setItem(ALLOWED_TOOLS_KEY, '{"other":"Other"}');
    allow('t1', 'always');
    await outcome();
    const stored = '{"other":"Other","open_tour":"Open tour"}';
    expect(sessionStorage.getItem(ALLOWED_TOOLS_KEY)).to.equal(stored);
    expect(localStorage.getItem(ALLOWED_TOOLS_KEY)).to.equal(null);
    calls(['t2', { home: 'b' }]);
    await outcome('t2');
    assistant.configure({ ...assistant.options, tools: [tool({ title: 'Delete everything' })] });
    calls(['t3', { home: 'c' }]);
    await asked();
    expect(ran).to.deep.equal([{ home: 'a' }, { home: 'b' }]);
  });

  it('ignores a tool that the page does not have', async () => {
    begin({ tools: [tool()] });
    calls(['t0', {}, 'look_up_order'], ['t1', { home: 'a' }]);
    await asked();
    expect(requests().map(({ id }) => id)).to.deep.equal(['t1']);
    expect(sent()).to.deep.equal([]);
  });

  const hostile: [what: string, args: unknown][] = [
    ['a wrong type', { home: 5 }],
    ['JSON that is cut off', '{"home":"pent'],
    ['null', null],
    ['a megabyte', { home: 'x'.repeat(1_000_000) }],
    ['a megabyte of JSON', `{"home":"${'x'.repeat(1_000_000)}"}`],
  ];
  for (const [what, args] of hostile)
    it(`rejects ${what}`, async () => {
      begin({ tools: [tool({ readOnly: true })] });
      calls(['t1', args]);
      expect((await outcome()).outcome).to.equal('invalid');
      expect(ran).to.deep.equal([]);
      expect(requests()).to.deep.equal([]);
    });

  it('shows all of the arguments, as text and with what is invisible in them', async () => {
    begin({ tools: [tool({ title: 'Open\u202e a tour', inputSchema: { type: 'object' } })] });
    const home = '<img src=x onerror=alert(1)>\u202egnp';
    const long = `${'x'.repeat(16_000)} end`;
    const nested = [1, 'a\u200bb'];
    calls(['t1', { home, floorCount: 3, '_left--one': nested, 'a\u2066b': '', long, '': ' ' }]);
    await asked();
    expect(requests()[0]!.title).to.equal('Open[U+202E] a tour');
    expect(requests()[0]!.arguments).to.deep.equal([
      { name: 'Home', value: '<img src=x onerror=alert(1)>[U+202E]gnp' },
      { name: 'Floor count', value: '3' },
      { name: ' left one', value: '[1,"a[U+200B]b"]' },
      { name: 'a[U+2066]b', value: '""' },
      { name: 'Long', value: long },
      { name: '""', value: '" "' },
    ]);
    allow();
    await outcome();
    expect(ran).to.deep.equal([
      { home, floorCount: 3, '_left--one': nested, 'a\u2066b': '', long, '': ' ' },
    ]);
    expect(shownParts()[0]![0]).to.have.length.below(250);
  });

  it('rejects what a schema allows and is too long to read, has too much in it, or is unsafe', async () => {
    begin({ tools: [tool({ inputSchema: { type: 'object' } })] });
    const unsafe = ['__proto__', 'constructor', 'prototype'].map((key) => ({ [key]: 1 }));
    const given = [' \u200b'.repeat(6000), Array(501).fill(0), ...unsafe];
    calls(...given.map((home, at): [string, unknown] => [`t${at}`, { home }]));
    for (const at of given.keys()) expect((await outcome(`t${at}`)).outcome).to.equal('invalid');
  });

  it('asks no more after three refusals, until the visitor speaks or types', async () => {
    begin({ tools: [tool()] });
    const three = (from: number) =>
      calls(...[0, 1, 2].map((at): [string, unknown] => [`t${from + at}`, { home: 'a' }]));
    three(1);
    await waitUntil(() => requests().length === 3);
    for (const id of ['t1', 't2', 't3']) allow(id, 'decline');
    const speech = { type: 'call-transcribed', role: 'user', final: true } as const;
    ports.calls[0]!.emit({ ...speech, role: 'assistant', text: 'Shall I?' });
    calls(['t4', { home: 'a' }]);
    expect((await outcome('t4')).outcome).to.equal('not-asked');
    expect(ran).to.deep.equal([]);
    ports.calls[0]!.emit({ ...speech, text: 'Please do' });
    three(5);
    await waitUntil(() => requests().length === 3);
    allow('t6', 'decline-all');
    expect(requests()).to.deep.equal([]);
    assistant.send({ type: 'send-message', text: 'Well, do', inCall: true });
    calls(['t8', { home: 'a' }]);
    await asked();
  });

  for (const [what, message] of Object.entries({
    'no list': { type: 'tool-calls' },
    'a list of nonsense': {
      type: 'tool-calls',
      toolCallList: [
        null,
        1,
        {},
        ...[1, '', 'x'].map((id) => ({ id, function: id !== 'x' && OPEN })),
      ],
    },
  }))
    it(`ignores a message with ${what}`, async () => {
      begin({ tools: [tool({ readOnly: true })] });
      ports.calls[0]!.emit({ type: 'call-messaged', message });
      calls(['t1', { home: 'a' }]);
      expect((await outcome()).outcome).to.equal('done');
      expect(sent()).to.have.length(1);
    });

  it('reports a tool that throws, without its message', async () => {
    begin({
      tools: [tool({ readOnly: true, execute: () => Promise.reject(new Error('secret')) })],
    });
    calls(['t1', { home: 'a' }]);
    expect(await outcome()).to.include({ outcome: 'failed', result: '' });
    const failure = 'the tool "open_tour" failed: Error: secret';
    expect(warnings).to.deep.equal([`voice-assistant: ${failure}`]);
  });

  it('ends a tool that takes too long', async () => {
    const { setTimeout: real } = globalThis;
    let aborted = false;
    begin({
      tools: [
        tool({
          execute: (_, { signal }) =>
            new Promise(() => signal.addEventListener('abort', () => (aborted = true))),
        }),
      ],
    });
    calls(['t1', { home: 'a' }]);
    await asked();
    replace(window, 'setTimeout', ((act: () => void, delay = 0) =>
      real(act, delay === TOOL_TIMEOUT_MS ? 0 : delay)) as typeof setTimeout);
    allow();
    expect((await outcome()).outcome).to.equal('timed-out');
    expect(aborted).to.equal(true);
  });

  it('does not run a tool that was removed or changed while the question was open', async () => {
    begin({ tools: [tool(), tool({ name: 'other' })] });
    calls(['t1', { home: 'a' }], ['t2', { home: 'a' }, 'other']);
    await waitUntil(() => requests().length === 2);
    const changed = tool({ name: 'other', description: 'Does something else' });
    assistant.configure({ ...assistant.options, tools: [changed] });
    allow('t1');
    allow('t2');
    expect((await outcome('t1')).outcome).to.equal('gone');
    expect((await outcome('t2')).outcome).to.equal('gone');
    expect(ran).to.deep.equal([]);
  });

  it('drops the question when the call ends', async () => {
    begin({ tools: [tool()] });
    calls(['t1', { home: 'a' }]);
    await asked();
    assistant.send({ type: 'end-call' });
    expect(requests()).to.deep.equal([]);
    allow();
    await turns();
    expect(ran).to.deep.equal([]);
    expect(sent()).to.deep.equal([]);
    expect(shownParts()).to.deep.equal([['✗ Open tour (a)', 'ended', '']]);
  });

  it('runs with what was read, though the call before had other arguments under the same id', async () => {
    const list = [{ name: 'open_tour', description: '', inputSchema: SCHEMA }];
    const held: (() => void)[] = [];
    let holds = true;
    const modelContext = {
      getTools: () =>
        new Promise((resolve) => {
          const find = () => resolve(list);
          if (holds) held.push(find);
          else find();
        }),
      async executeTool(_: object, args: object) {
        ran.push({ ...args });
        return '';
      },
    };
    replace(document as { modelContext?: object }, 'modelContext', modelContext);
    begin({ pageTools: true });
    calls(['t1', { home: 'unseen' }]);
    await waitUntil(() => held.length === 1);
    assistant.send({ type: 'end-call' });
    assistant.send({ type: 'start-call' });
    ports.calls[1]!.emit({ type: 'call-connected' });
    calls(['t1', { home: 'a' }]);
    await waitUntil(() => held.length === 2);
    holds = false;
    for (const find of held) find();
    await asked();
    expect(requests()[0]!.arguments).to.deep.equal([{ name: 'Which home', value: 'a' }]);
    allow();
    await waitUntil(() => ran.length > 0);
    expect(ran).to.deep.equal([{ home: 'a' }]);
  });

  it('asks about ten tools at once, and responds to the last result', async () => {
    begin({ tools: [tool()] });
    const ids = Array.from({ length: 10 }, (_, at) => `t${at}`);
    calls(...ids.map((id): [string, unknown] => [id, { home: id }]));
    await waitUntil(() => requests().length === 10);
    ids.forEach((id, at) => allow(id, at > 7 ? 'decline' : 'allow'));
    await waitUntil(() => sent().length === 10);
    expect(ran).to.have.length(8);
    const responses = ports.calls[0]!.asked.map(([, words]) => (words as CallWords).respond);
    expect(responses.filter(Boolean)).to.deep.equal([true]);
    expect(responses.at(-1)).to.equal(true);
  });

  it('shortens a long result after a whole character, and accepts none', async () => {
    const whole = 'x'.repeat(RESULT_LIMIT - 2);
    begin({
      tools: [
        tool({ readOnly: true, execute: () => `${whole}😀${whole}` }),
        tool({ name: 'none', inputSchema: undefined, readOnly: true, execute: () => undefined }),
      ],
    });
    calls(['t1', { home: 'a' }], ['t2', '', 'none'], ['t3', { a: 1 }, 'none']);
    expect((await outcome('t1')).result).to.equal(`"${whole}…`);
    expect((await outcome('t2')).result).to.equal('');
    expect((await outcome('t3')).outcome).to.equal('invalid');
    expect(shownParts().at(-1)).to.deep.equal(['✓ None', 'done', '']);
    expect(warnings).to.deep.equal([
      'voice-assistant: the arguments for the tool "none" are rejected.',
    ]);
  });

  it('shows blocks at once, while the call lasts', async () => {
    begin({});
    calls(['t1', { buttons: ['Yes'] }, 'show_buttons']);
    const texts = () => assistant.state.transcript.entries.map(({ text }) => text);
    await waitUntil(() => texts().length, 'the block');
    calls(['t2', { buttons: ['No'] }, 'show_buttons']);
    assistant.send({ type: 'end-call' });
    await turns();
    expect(texts()).to.deep.equal(['[Yes]']);
  });

  it('runs tools that components provide, as long as they do', async () => {
    begin({});
    const stop = provideTool(tool({ readOnly: true }));
    calls(['t1', { home: 'a' }]);
    await outcome();
    stop();
    calls(['t2', { home: 'b' }]);
    await turns();
    expect(ran).to.deep.equal([{ home: 'a' }]);
  });

  it('warns of a malformed tool and uses the others', async () => {
    const broken = [tool({ name: 'open tour' }), tool({ name: 'x'.repeat(65) }), null as never];
    const named = [{ execute: 7 as never }, { inputSchema: 7 as never }].map((each, at) =>
      tool({ name: `open-${at}`, ...each }),
    );
    begin({ tools: [...broken, ...named, tool(), tool({ readOnly: true })] });
    calls(['t1', { home: 'a' }]);
    expect((await outcome()).outcome).to.equal('done');
    const words = ['a tool', '"open-0"', '"open-1"'];
    expect(
      warnings.map((each) => /tools: (.*) needs a name of/.exec(String(each))?.[1]),
    ).to.deep.equal(words);
  });

  it('names a schema that cannot be used, once', async () => {
    const inputSchema = { properties: { home: { pattern: '(' } } };
    begin({ tools: [tool({ inputSchema })] });
    calls(['t1', { home: 'a' }], ['t2', { home: 'a' }]);
    expect((await outcome('t2')).outcome).to.equal('invalid');
    expect(warnings).to.have.length(1);
    expect(warnings[0]).to.match(
      /^voice-assistant: the tool "open_tour" cannot run: its inputSchema .*"?\(/,
    );
  });

  it('does nothing before the call is connected', async () => {
    begin({ tools: [tool({ readOnly: true })] });
    assistant.send({ type: 'end-call' });
    assistant.send({ type: 'start-call' });
    calls(['t1', { home: 'a' }]);
    await turns();
    expect(ran).to.deep.equal([]);
  });

  describe('in the answer of a chat', () => {
    const show = ['show_buttons', { buttons: ['Yes'] }] as const;

    /** Begins an answer that calls these tools. */
    function use(...list: readonly (readonly [name: string, input: unknown])[]) {
      ports = recordedPorts();
      const options = { assistantId: 'a', publicKey: 'k', mode: 'chat', tools: [tool()] } as const;
      assistant = createAssistant(options, { ports });
      assistant.send({ type: 'send-message', text: 'Open it' });
      const called = list.map(([name, input], index) => ({ id: `t${index + 1}`, name, input }));
      return ports.replies[0]!.request.toolUse!().then((loaded) => loaded.use(called));
    }

    const outcomes = async (results: Promise<readonly string[]>) =>
      (await results).map((text) => (JSON.parse(text) as { outcome: string }).outcome);

    it('asks, runs and shows, and answers for each', async () => {
      const results = use(['open_tour', '{"home":"a"}'], ['look_up_order', {}], show, [
        'show_card',
        {},
      ]);
      await asked();
      allow();
      expect(await outcomes(results)).to.deep.equal(['done', 'gone', 'done', 'invalid']);
      expect(ran).to.deep.equal([{ home: 'a' }]);
      expect(shownParts()).to.deep.equal([['✓ Open tour (a)', 'done', '{"opened":"a"}']]);
      const parts = assistant.state.transcript.entries.filter(
        ({ source }) => source.kind === 'part',
      );
      expect(parts).to.have.lengthOf(2);
    });

    it('drops the question when the answer is stopped', async () => {
      void use(['open_tour', { home: 'a' }]);
      await asked();
      assistant.send({ type: 'stop-answer' });
      expect(requests()).to.deep.equal([]);
      expect(shownParts()).to.deep.equal([['✗ Open tour (a)', 'ended', '']]);
    });
  });
});
