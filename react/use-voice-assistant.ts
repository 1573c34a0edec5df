'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  view,
  type Assistant,
  type HeadlessOptions,
  type AssistantState,
  type AssistantView,
} from '../core/headless/index.js';
import { assistantStore } from './assistant-store.js';

/** A headless assistant, for components that render their own interface. */
export interface HeadlessAssistant extends Pick<
  Assistant,
  'send' | 'on' | 'warm' | 'now' | 'volume' | 'callControls'
> {
  readonly state: AssistantState;
  /** The visible part of the state. */
  readonly view: AssistantView;
}

/**
 * Creates an assistant that belongs to the component. The component renders when the state changes,
 * changed options apply, and the assistant disconnects on unmount. On a server and during hydration
 * the state is that of an unknown visitor.
 */
export function useVoiceAssistant(options: HeadlessOptions): HeadlessAssistant {
  const [store] = useState(() => assistantStore(options));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getServerState);
  useEffect(() => store.configure(options));
  return useMemo(() => {
    const { send, on, warm, now, volume, callControls } = store;
    return { state, view: view(state), send, on, warm, now, volume, callControls };
  }, [store, state]);
}

export { useAssistantTool, type AssistantTool } from './use-assistant-tool.js';
export type {
  Assistant,
  HeadlessOptions,
  Intent,
  AssistantEvent,
  AssistantState,
  AssistantView,
} from '../core/headless/index.js';
