import type { AssistantEvent } from '../machine/effects.js';
import type { ResolvedHeadlessOptions } from '../options/table.js';
import type { CallRequest, Clock } from '../ports.js';
import type { Runtime } from './runtime.js';
import type { Stop } from '../async/lazy.js';

/** The events of an assistant, by name: `AssistantEvents["call-end"]` is the event of a call that ends. */
export type AssistantEvents = {
  [Name in AssistantEvent['type']]: Extract<AssistantEvent, { type: Name }>;
};

/** Listens to one kind of event. Returns a function that removes the listener. */
export type On = <Name extends AssistantEvent['type']>(
  name: Name,
  listener: (event: AssistantEvents[Name]) => void,
) => Stop;

/** The assistant as its features see it. */
export interface FeatureAssistant {
  readonly runtime: Runtime;
  readonly on: On;
  readonly options: () => ResolvedHeadlessOptions;
  readonly clock: Clock;
  readonly isConnected: () => boolean;
  /** The parameters of a request to the provider that is sent now. */
  readonly request: () => CallRequest & { readonly clientId: string };
  /** Identifies the widget. */
  readonly clientId: () => string;
}
