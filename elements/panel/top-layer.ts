import { css, html, nothing, render } from 'lit';
import { ClosedParts } from '../launcher/closed-parts.js';
import { adoptStyles } from '../shared/adopt-styles.js';
import type { PartAssistant, PartHost, RenderContext } from '../shared/host.js';
import { flatParent, fullscreenElement, isWithin, openModals } from './modals.js';

const topLayerStyles = css`
  :host(:is(:state(connecting), :state(connected))) .root {
    pointer-events: auto;
  }
`;

/** Over all that a page may say of a child of its dialog. */
const outpostStyles = css`
  :host {
    all: initial !important;
    color-scheme: inherit !important;
    display: contents !important;
  }
  .root {
    pointer-events: auto;
  }
`;

/** Presses that the dialog of a page must not take for ones of its own, or of its backdrop. */
const PRESSES = ['click', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'touchstart'];

/**
 * Keeps the controls of a call within reach. The widget is in the top layer while a call is on, above the
 * page. A modal dialog and an element in full screen make all outside of them inert, also what is drawn
 * above them: while there is one, it holds the buttons of the call.
 */
export class TopLayer {
  readonly #host: PartHost;
  readonly #buttons: Pick<ClosedParts, 'buttons'>;
  readonly #outpost = document.createElement('div');
  /** The modal dialogs of the page, in the order in which they were opened. */
  #modals: readonly HTMLDialogElement[] = [];
  #over: AbortController | undefined;
  #drawn: RenderContext | undefined;

  constructor(host: PartHost, assistant: PartAssistant) {
    this.#host = host;
    this.#buttons = new ClosedParts(host, assistant);
    adoptStyles(host.renderRoot, topLayerStyles);
    this.#outpost.attachShadow({ mode: 'open' });
    for (const type of PRESSES)
      this.#outpost.addEventListener(type, (event) => event.stopPropagation());
  }

  /** To be called after each update. */
  updated(context: RenderContext): void {
    if (context.view.call.status === 'disconnected') return this.end();
    this.#drawn = context;
    if (this.#over) return this.#place();
    this.#over = new AbortController();
    const { signal } = this.#over;
    const place = () => this.#place();
    document.addEventListener('fullscreenchange', () => this.#raise(), { signal });
    // A dialog takes the focus when it opens, also one in another shadow tree.
    document.addEventListener('focusin', place, { signal });
    const observer = new MutationObserver(place);
    observer.observe(document, { subtree: true, attributeFilter: ['open', 'inert'] });
    signal.addEventListener('abort', () => observer.disconnect());
    this.#raise();
  }

  end(): void {
    this.#over?.abort();
    this.#over = undefined;
    this.#drawn = undefined;
    this.#modals = [];
    this.#outpost.remove();
    const root = this.#root;
    if (root?.popover) root.popover = null;
  }

  get #root(): HTMLElement | null {
    return this.#host.renderRoot.querySelector<HTMLElement>('.root');
  }

  /** Puts the widget above all that is in the top layer. */
  #raise(): void {
    const root = this.#root;
    if (root?.showPopover && !root.classList.contains('inline')) {
      const { x, y } = root.getBoundingClientRect();
      if (root.popover) root.hidePopover();
      root.popover = 'manual';
      root.showPopover();
      const now = root.getBoundingClientRect();
      // Its place is in an ancestor that is transformed, not in the window.
      if (Math.hypot(now.x - x, now.y - y) > 1) root.popover = null;
    }
    this.#outpost.remove();
    this.#place();
  }

  /** Draws the buttons where the visitor can press them, if that is not in the widget. */
  #place(): void {
    if (!this.#drawn) return;
    const place = this.#outside();
    if (!place) return this.#outpost.remove();
    const { options } = this.#drawn;
    const shadow = this.#outpost.shadowRoot!;
    const look = `${options.position} radius-${options.radius} theme-${options.theme} preset-${options.preset}`;
    render(
      html`<div
        class="root ${look}"
        popover="manual"
        lang=${options.texts.language}
        dir=${this.#host.renderRoot.querySelector<HTMLElement>('.root')!.dir || nothing}
      >
        <div class="pill">${this.#buttons.buttons(this.#drawn)}</div>
      </div>`,
      shadow,
    );
    if (this.#outpost.parentNode === place) return;
    shadow.adoptedStyleSheets = (this.#host.renderRoot as ShadowRoot).adoptedStyleSheets;
    adoptStyles(shadow, outpostStyles);
    place.append(this.#outpost);
    shadow.querySelector<HTMLElement>('.root')!.showPopover?.();
  }

  /** The place outside of the widget in which the visitor can press a button; null if it is not needed. */
  #outside(): Element | ShadowRoot | null {
    const host = this.#host;
    this.#modals = openModals(this.#modals);
    const modal = this.#modals.at(-1);
    const full = fullscreenElement();
    const blocking = full && (!modal || isWithin(full, modal)) ? full : modal;
    if (blocking) return isWithin(host, blocking) ? null : (blocking.shadowRoot ?? blocking);
    for (let node: Node | null = host; node; node = flatParent(node))
      if (node instanceof HTMLElement && node.inert) return document.documentElement;
    return null;
  }
}
