'use client';

import { useEffect, useRef } from 'react';
import { provideTool, type AssistantTool } from '../core/headless/index.js';

/**
 * Provides a tool to the assistants of the page while the component is mounted. `execute` is the one of the
 * latest render. The visitor is asked again if the rest of the tool changes.
 */
export function useAssistantTool(tool: AssistantTool): void {
  const latest = useRef(tool);
  const { execute: _, ...definition } = tool;
  const json = JSON.stringify(definition);
  useEffect(() => {
    latest.current = tool;
  });
  useEffect(
    () =>
      provideTool({
        ...(JSON.parse(json) as typeof definition),
        execute: (args, context) => latest.current.execute(args, context),
      }),
    [json],
  );
}

export type { AssistantTool } from '../core/headless/index.js';
