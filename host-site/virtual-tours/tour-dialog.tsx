import { X } from 'lucide-react';
import {
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router';
import { AssistantContext } from '../assistant/assistant-context.js';
import type { SampleTour } from '../content/tours.js';

export interface TourDialogProps {
  readonly tour: SampleTour;
  /** The room to stand in. Default: where the tour begins, or the visitor has walked. */
  readonly room?: string | undefined;
  readonly onClose: () => void;
}

/** What is behind a tour: everything but the assistant. */
const BEHIND = '#site > :not(voice-assistant)';

/**
 * A tour over the page. Escape, the X, Close Tour and a press beside it close it. In a call the assistant
 * stays usable beside it.
 */
export function TourDialog({ tour, room, onClose }: TourDialogProps) {
  const assistant = useContext(AssistantContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [source] = useState(() => tour.iframeUrl + (room ? `&room=${room}` : ''));
  const walk = () => {
    if (room) frame.current?.contentWindow?.postMessage({ room }, location.origin);
  };

  useLayoutEffect(() => {
    if (!assistant?.current?.matches(':state(connected)')) return dialog.current?.showModal();
    const behind = document.querySelectorAll<HTMLElement>(BEHIND);
    for (const each of behind) each.inert = true;
    dialog.current?.show();
    return () => {
      for (const each of behind) each.inert = false;
    };
  }, [assistant]);

  // Each navigation to a room walks there, also after the visitor has left it.
  const { key } = useLocation();
  useEffect(walk, [key, room]);

  // A press inside that is released outside is a click on the dialog, too.
  const pressedBeside = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBeside.current = isBeside(event);
  };
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (isBeside(event) && pressedBeside.current) event.currentTarget.close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') dialog.current?.close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className="tour-dialog"
      aria-label={tour.title}
      onClose={onClose}
      onKeyDown={closeOnEscape}
      onPointerDown={onPointerDown}
      onClick={closeBeside}
    >
      <div className="tour-dialog-card">
        <header>
          <h2>{tour.title}</h2>
          <form method="dialog">
            <button type="submit" className="icon-button">
              <X aria-hidden="true" />
              <span className="visually-hidden">Close</span>
            </button>
          </form>
        </header>
        <iframe
          ref={frame}
          src={source}
          title={`Tour of ${tour.title}`}
          allow="fullscreen; gyroscope"
          onLoad={walk}
        />
        <footer>
          <a className="button button-quiet" href={tour.iframeUrl} target="_blank" rel="noreferrer">
            Open in New Tab
          </a>
          <form method="dialog">
            <button type="submit" className="button">
              Close Tour
            </button>
          </form>
        </footer>
      </div>
    </dialog>,
    document.body,
  );
}

/** The dialog itself is around its card. */
function isBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  return target === currentTarget;
}
