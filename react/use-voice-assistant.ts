'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import {
  view,
  type Assistant,
  type HeadlessOptions,
  type State,
  type View,
} from '../core/headless/index.js';
import { assistantStore } from './assistant-store.js';

/** An assistant without a face, for a page that draws its own. */
export interface HeadlessAssistant extends Pick<
  Assistant,
  'send' | 'on' | 'warm' | 'volume' | 'callControls'
> {
  readonly state: State;
  /** What there is to be seen of the state. */
  readonly view: View;
}

/**
 * An assistant of this component's own. The component is drawn anew when its state changes; changed
 * options are followed, and what goes on is ended when the component is taken away. On a server, and
 * while its page is hydrated, the state is that of a visitor of whom nothing is known.
 */
export function useVoiceAssistant(options: HeadlessOptions): HeadlessAssistant {
  const [store] = useState(() => assistantStore(options));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getServerState);
  useEffect(() => store.configure(options));
  return useMemo(() => {
    const { send, on, warm, volume, callControls } = store;
    return { state, view: view(state), send, on, warm, volume, callControls };
  }, [store, state]);
}

export type {
  Assistant,
  HeadlessOptions,
  Intent,
  AssistantEvent,
  State,
  View,
} from '../core/headless/index.js';
