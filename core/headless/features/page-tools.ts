import { lazy } from '../../async/lazy.js';
import type { Effect } from '../../machine/effects.js';
import type { PageTools } from '../../tools/run-tools.js';
import type { AssistantParts } from '../assistant-parts.js';

const toolsCode = lazy(() => import('../../tools/run-tools.js'));

/**
 * Runs the page's tools when the assistant calls them. Returns a function that passes on the visitor's
 * answer to the question whether a tool may run.
 */
export function runPageTools(
  parts: AssistantParts,
): (answer: Extract<Effect, { readonly type: 'answer-request' }>) => void {
  let tools: PageTools | undefined;
  parts.on('message', ({ message }) => {
    if (isToolCalls(message))
      toolsCode.use(({ createPageTools }) => (tools ??= createPageTools(parts)).receive(message));
  });
  return ({ requestId, permission }) => tools?.answer(requestId, permission);
}

function isToolCalls(message: unknown): boolean {
  return (Object(message) as { readonly type?: unknown }).type === 'tool-calls';
}
