import { Activity, createRef, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { AssistantOptions } from '../../core/headless/index.js';
import { VoiceAssistant, type VoiceAssistantElement } from '../../react/index.js';
import { findTool } from '../../core/tools/find-tool.js';
import { OwnFace, Tag, ToolFace, type Props } from './faces.js';

/** The steps of a test in a page: render, render again, unmount. */
export class Stage {
  /** The event props that were called, oldest first. */
  readonly reported: string[] = [];
  readonly element = createRef<VoiceAssistantElement>();
  #root: Root | undefined;

  drawTag(props: Props, listening = true): void {
    const tell = (prop: string) => this.reported.push(prop);
    this.#draw(<Tag props={props} element={this.element} tell={listening ? tell : undefined} />);
  }

  /** With a ref whose cleanup says when the element is gone. */
  drawWithCleanup(props: Props): void {
    const ref = (element: VoiceAssistantElement | null) => {
      this.reported.push(`ref ${element?.localName}`);
      return () => void this.reported.push('cleanup');
    };
    this.#draw(<VoiceAssistant {...props} ref={ref} />);
  }

  /** As most applications are drawn while they are developed: everything is begun twice. */
  drawOwnFace(options: AssistantOptions): void {
    this.#draw(
      <StrictMode>
        <OwnFace options={options} />
      </StrictMode>,
    );
  }

  /** As Next.js keeps a page that the visitor has left. */
  drawActivity(what: 'tag' | 'own-face', props: Props, visible: boolean): void {
    const face =
      what === 'tag' ? (
        <Tag props={props} element={this.element} tell={(prop) => this.reported.push(prop)} />
      ) : (
        <OwnFace options={props} />
      );
    this.#draw(<Activity mode={visible ? 'visible' : 'hidden'}>{face}</Activity>);
  }

  drawTool(items: readonly string[]): void {
    this.#draw(<ToolFace items={items} />);
  }

  /** Runs a tool of the page as an assistant does. Undefined if there is none. */
  async runTool(name: string): Promise<unknown> {
    const { signal } = new AbortController();
    return (await findTool(name, { pageTools: false }))?.execute({}, { signal });
  }

  /** Takes over what a server drew. */
  hydrate(what: 'tag' | 'own-face', options: Props): void {
    const face = what === 'tag' ? <Tag props={options} /> : <OwnFace options={options} />;
    this.#root = hydrateRoot(document.getElementById('root')!, face);
  }

  takeAway(): void {
    this.#root?.unmount();
    this.#root = undefined;
  }

  #draw(what: ReactNode): void {
    this.#root ??= createRoot(document.getElementById('root')!);
    this.#root.render(what);
  }
}

declare global {
  interface Window {
    stage: Stage;
  }
}

window.stage = new Stage();
