import type { ReactiveControllerHost } from 'lit';

/** The element, as far as the parts that it shows are concerned. */
export interface PartHost extends ReactiveControllerHost, HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}
