import {
  blockTools,
  toolDefinitions,
  type AssistantOptions,
  type AssistantTool,
} from 'voice-assistant/core';
import { routeAt } from '../paths.js';
import { inquiryTool } from './inquiry-tool.js';
import { priceTool } from './price-tool.js';
import type { Go } from './tool-inputs.js';
import { tourTools } from './tour-tools.js';

/** WebMCP, as far as it is used here. */
interface ModelContext {
  registerTool(tool: object, options: { readonly signal: AbortSignal }): Promise<void>;
}

/** What the assistant can do on the site. */
export const siteTools = (go: Go): readonly AssistantTool[] => [
  ...tourTools(go),
  priceTool,
  inquiryTool(go),
];

/**
 * Provides the tools of the site, and names them to the assistant. Where the browser has WebMCP, its own
 * agents and the assistant both find them there, elsewhere the assistant alone gets them.
 */
export function provideSiteTools(
  assistant: Pick<AssistantOptions, 'assistantOverrides' | 'imageHosts' | 'tools'> & HTMLElement,
  go: Go,
  signal: AbortSignal,
): void {
  const tools = siteTools(go);
  assistant.imageHosts = [location.host];
  assistant.addEventListener('click', (event) => follow(event, go), { signal });
  assistant.assistantOverrides = { 'tools:append': toolDefinitions([...tools, ...blockTools]) };
  const { modelContext } = document as { readonly modelContext?: ModelContext };
  if (!modelContext) assistant.tools = tools;
  else
    for (const tool of tools)
      register(modelContext, tool, signal).catch(() => {
        if (!signal.aborted) assistant.tools = [...(assistant.tools ?? []), tool];
      });
}

/** @throws Error if the name is taken, by an extension of the browser for example */
async function register(
  modelContext: ModelContext,
  { readOnly = false, ...tool }: AssistantTool,
  signal: AbortSignal,
): Promise<void> {
  await modelContext.registerTool({ ...tool, annotations: { readOnlyHint: readOnly } }, { signal });
}

/** Follows a link of a card to a page of the site without a new document, so that a call goes on. */
function follow(event: MouseEvent, go: Go): void {
  const link = event.composedPath().find((element) => element instanceof HTMLAnchorElement);
  if (!link || link.origin !== location.origin || !routeAt(link.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
