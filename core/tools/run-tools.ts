import { partOf } from './show-block.js';
import { withTimeout } from '../async/timing.js';
import type { Stop } from '../async/lazy.js';
import { toJson } from '../json.js';
import { wholeCharacters } from '../machine/whole-characters.js';
import type { SetupFact, Intent } from '../machine/events.js';
import { runMachine } from '../machine/loop.js';
import { isStreaming } from '../machine/regions/chat.js';
import { shownText } from '../machine/regions/transcript.js';
import type { State } from '../machine/state.js';
import type { AddedPart, Permission, ToolOutcome } from '../machine/tool-request.js';
import { attempt, reportCaught } from '../reports/safely.js';
import { warnOnce } from '../reports/warn-once.js';
import { alwaysAllow, isAlwaysAllowed } from './always-allowed.js';
import type { AssistantTool } from './assistant-tool.js';
import { findTool, type ToolOptions } from './find-tool.js';
import { fit } from './check-arguments.js';
import { readable, readArguments, type Arguments } from './tool-arguments.js';
import { BLOCK_TOOL, toolCallsIn, type CalledTool, type ToolUse } from './tool-calls.js';
import { brief, visible, words } from './visible.js';
import { MOST_CALLS, NO_TOOLS, updateTools, type ToolEffect } from './update.js';

/** How long a tool may take, in milliseconds. */
export const TOOL_TIMEOUT_MS = 30_000;

const TIMED_OUT = 'The tool took too long';

/** How much of a result is sent to the assistant, in characters of JSON. */
export const RESULT_LIMIT = 1000;

/** The tools of the page for the calls and chats of one assistant. */
export interface PageTools extends ToolUse {
  /** Handles a message of the call. */
  receive(message: unknown): void;
  answer(requestId: string, permission: Permission): void;
}

/** A tool as the visitor was asked about it. */
interface Asked {
  readonly definition: string;
  readonly args: Arguments;
}

/** The assistant as its tools see it. */
interface ToolUser {
  readonly runtime: {
    readonly state: State;
    dispatch(event: Intent | SetupFact): void;
    subscribe(listener: () => void): Stop;
  };
  readonly options: () => ToolOptions;
}

export function createPageTools({ runtime, options }: ToolUser): PageTools {
  const asked = new Map<string, Asked>();
  const running = new Map<string, AbortController>();
  /** Takes the text about a tool that the answer of a chat calls, by the id of the call. */
  const waiting = new Map<string, (text: string) => void>();
  /** The words of the visitor when they last answered a question. */
  let lastSaid = '';

  const loop = runMachine({
    initial: NO_TOOLS,
    update: updateTools,
    perform,
    caught: reportCaught,
  });
  const { dispatch } = loop;
  let reported = NO_TOOLS.requests;
  loop.subscribe(({ requests }) => {
    if (requests === reported) return;
    reported = requests;
    runtime.dispatch({ type: 'requests-changed', requests });
  });

  /** The key of the call or of the answer that may use tools. */
  function userKey() {
    const { voice, chat, consent } = runtime.state;
    if (consent.status === 'needed') return null;
    if (voice.status === 'connected') return voice.key;
    return isStreaming(chat) ? chat.key : null;
  }

  function followCall(): void {
    const key = userKey();
    if (key !== loop.state.key) {
      asked.clear();
      waiting.clear();
    }
    dispatch({ type: 'call-changed', key });
    if (loop.state.refusals && said() !== lastSaid) dispatch({ type: 'visitor-spoke-or-typed' });
  }

  /** How many messages of the visitor there are, and the last of them. */
  function said(): string {
    const own = runtime.state.transcript.entries.filter(({ role }) => role === 'user');
    return `${own.length} ${own.slice(-1).map(shownText).join('')}`;
  }

  function perform(effect: ToolEffect): void {
    switch (effect.type) {
      case 'run':
        return void run(effect.id, effect.name);
      case 'abort':
        return running.get(effect.id)?.abort();
      case 'remember':
        return alwaysAllow(effect.request.name, effect.request.title);
      case 'show': {
        const { request, outcome, result } = effect;
        const values = request.arguments.map(({ value }) => value).join(', ');
        const text = `${outcome === 'done' ? '✓' : '✗'} ${request.title}${values && ` (${brief(values)})`}`;
        const part = { kind: 'tool', outcome, result: brief(visible(result)) } as const;
        return show({ partId: `tool ${request.id}`, text, part }, outcome === 'ended');
      }
      case 'send': {
        const { request, outcome, result, respond } = effect;
        const { id, name } = request;
        asked.delete(id);
        const text = toJson({ tool: name, toolCallId: id, outcome, result });
        const take = waiting.get(id);
        return take
          ? take(text)
          : runtime.dispatch({
              type: 'context-added',
              words: { role: 'system', text, respond, toolCallId: id },
            });
      }
    }
  }

  /** Adds a part to the conversation. What is over has no answer to which it could belong. */
  function show(part: AddedPart, over: boolean): void {
    const { key } = loop.state;
    runtime.dispatch({ type: 'part-added', ...part, ...(!over && key !== null && { key }) });
  }

  /** Tells the answer of a chat about a tool that is not one of the page's machine. */
  function settle({ id, name }: CalledTool, outcome: ToolOutcome): void {
    waiting.get(id)?.(toJson({ tool: name, toolCallId: id, outcome, result: '' }));
  }

  async function showBlock(called: CalledTool): Promise<void> {
    const { key } = loop.state;
    const part = await partOf(called);
    if (key === null || key !== loop.state.key) return;
    if (part) show(part, false);
    settle(called, part ? 'done' : 'invalid');
  }

  async function call(called: CalledTool): Promise<void> {
    const { id, name, input } = called;
    const { key } = loop.state;
    const tool = await find(name);
    if (key === null || key !== loop.state.key) return;
    if (!tool) return settle(called, 'gone');
    const args = readArguments(input);
    const shown = args && readable(args, tool.inputSchema);
    const valid = await fit(shown && args, tool);
    // The next call may have one with the same id, whose arguments the visitor reads.
    if (key !== loop.state.key) return;
    const title = tool.title ? visible(tool.title) : words(name);
    if (!asked.has(id)) asked.set(id, { definition: definitionOf(tool), args: args ?? {} });
    const permitted = tool.readOnly === true || isAlwaysAllowed(name, title);
    const request = { id, name, title, arguments: shown ?? [] };
    dispatch({ type: 'called', key, request, permitted, valid });
  }

  async function run(id: string, name: string): Promise<void> {
    const controller = new AbortController();
    running.set(id, controller);
    const { outcome, result } = await outcomeOf(id, name, controller.signal);
    running.delete(id);
    dispatch({ type: 'settled', id, outcome, result });
  }

  async function outcomeOf(
    id: string,
    name: string,
    signal: AbortSignal,
  ): Promise<{ outcome: ToolOutcome; result: string }> {
    const { definition, args } = asked.get(id)!;
    const tool = await find(name);
    if (signal.aborted || !tool || definitionOf(tool) !== definition)
      return { outcome: 'gone', result: '' };
    try {
      const copy = structuredClone(args);
      const value = await withTimeout(
        new Promise((resolve) => resolve(tool.execute(copy, { signal }))),
        TOOL_TIMEOUT_MS,
        TIMED_OUT,
      );
      return { outcome: 'done', result: bounded(value) };
    } catch (error) {
      running.get(id)?.abort();
      const why = attempt(() => String(error)) ?? 'what it threw has no text';
      warnOnce([`voice-assistant: the tool "${name}" failed: ${why}`]);
      const late = error instanceof Error && error.message === TIMED_OUT;
      return { outcome: late ? 'timed-out' : 'failed', result: '' };
    }
  }

  /** A failure of WebMCP counts as no tool. */
  function find(name: string): Promise<AssistantTool | undefined> {
    return findTool(name, options()).catch(() => undefined);
  }

  const begin = (called: CalledTool) =>
    void (BLOCK_TOOL.test(called.name) ? showBlock : call)(called).catch((error: unknown) => {
      // The answer of a chat waits for each.
      settle(called, 'failed');
      reportCaught(error);
    });

  followCall();
  runtime.subscribe(followCall);
  return {
    receive(message) {
      followCall();
      // The others would be ignored, after all the work of their check.
      const left = MOST_CALLS - loop.state.known.length;
      toolCallsIn(message).slice(0, left).forEach(begin);
    },
    use(calls) {
      followCall();
      return Promise.all(
        calls.map(
          (called) =>
            new Promise<string>((resolve) => {
              waiting.set(called.id, resolve);
              begin(called);
            }),
        ),
      );
    },
    answer(id, permission) {
      lastSaid = said();
      dispatch({ type: 'answered', id, permission });
    },
  };
}

/** The definition that the visitor approves. A page may recreate the same tool meanwhile. */
function definitionOf({ title, description, inputSchema, readOnly }: AssistantTool): string {
  return JSON.stringify([title, description, inputSchema, readOnly]);
}

/** A result as JSON, shortened. */
function bounded(value: unknown): string {
  const json = attempt(() => toJson(value)) ?? '';
  if (json.length <= RESULT_LIMIT) return json;
  return `${wholeCharacters(json.slice(0, RESULT_LIMIT))}…`;
}
