import { lazy } from '../../async/lazy.js';
import type { Effect } from '../../machine/effects.js';
import type { ToolUse } from '../../tools/tool-calls.js';
import type { PageTools } from '../../tools/run-tools.js';
import type { FeatureAssistant } from '../feature-assistant.js';

const toolsCode = lazy(() => import('../../tools/run-tools.js'));

/** Runs the page's tools when the assistant calls them. */
export interface RunsPageTools {
  /** Passes on the visitor's answer to the question whether a tool may run. */
  answer(effect: Extract<Effect, { readonly type: 'answer-request' }>): void;
  /** Loads what runs the tools that the answer of a chat calls. */
  toolUse(): Promise<ToolUse>;
}

/** Runs the tools that the messages of a call name, and those that a chat asks for. */
export function runPageTools(assistant: FeatureAssistant): RunsPageTools {
  let tools: PageTools | undefined;
  const toolUse = () =>
    toolsCode.load().then(({ createPageTools }) => (tools ??= createPageTools(assistant)));
  assistant.on('message', ({ message }) => {
    if (isToolCalls(message))
      toolUse().then(
        (loaded) => loaded.receive(message),
        () => undefined,
      );
  });
  return {
    answer: ({ requestId, permission }) => tools?.answer(requestId, permission),
    toolUse,
  };
}

function isToolCalls(message: unknown): boolean {
  return (Object(message) as { readonly type?: unknown }).type === 'tool-calls';
}
