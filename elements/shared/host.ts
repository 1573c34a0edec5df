import type { ReactiveControllerHost } from 'lit';
import type { CallControls, Intent, ResolvedOptions } from '../../core/headless/index.js';
import type { Role } from '../../core/machine/events.js';
import type { State } from '../../core/machine/state.js';
import type { View } from '../../core/machine/view.js';

/** The element as its parts see it. */
export interface PartHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

/** Dispatches an intent to the machine. Returns false when the page cancels it. */
export type Dispatch = (intent: Intent) => boolean;

/** The assistant as the element's parts see it. */
export interface PartAssistant {
  readonly dispatch: Dispatch;
  readonly options: ResolvedOptions;
  /** The status of the call, which what is drawn may not show yet. */
  readonly callStatus: View['call']['status'];
  callControls(): Promise<CallControls>;
  /** The time by which a call counts, in milliseconds since the epoch. */
  now(): number;
  /** The volume of a voice, 0 to 1. */
  volume(role: Role): number;
  /** Preloads the code of a call. */
  warm(near: 'call'): void;
  /** Dispatches how the visitor rates an answer, or null when they take that back. */
  readonly rate: (rating: 'good' | 'bad' | null, answer: string) => void;
}

/** The input of one update, which draws all parts from the same state. */
export interface RenderContext {
  readonly assistant: PartAssistant;
  readonly state: State;
  readonly view: View;
  readonly options: ResolvedOptions;
  /** The language of the page, as a BCP 47 tag. */
  readonly language: string;
  /** The languages in which the assistant may answer, as BCP 47 tags: that of the page, and that of the texts. */
  readonly languages: readonly string[];
}

/** Whether the focus is inside the element or in visible content that the page slotted into it. */
export function hasFocus(host: PartHost): boolean {
  const { activeElement } = host.getRootNode() as Document;
  if (activeElement === host) return (host.renderRoot as ShadowRoot).activeElement != null;
  return activeElement != null && host.contains(activeElement) && activeElement.checkVisibility?.();
}
