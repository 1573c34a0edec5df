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
import { AssistantContext, useCallMessages } from '../assistant/assistant-context.js';
import type { SampleTour } from '../content/tours.js';

export interface TourDialogProps {
  readonly tour: SampleTour;
  /** The room to stand in. Default: where the tour begins, or the visitor has walked. */
  readonly room?: string | undefined;
  readonly onClose: () => void;
}

/**
 * How long the page behind a tour still takes part, in milliseconds: once the button that opened it is inert, Orca
 * says nothing of where the focus has gone. So it does with `showModal()`.
 */
const FOCUS_MS = 1000;

/**
 * How long the page is back before it has the focus, and the closed tour stays, unseen, after that, in milliseconds:
 * otherwise Orca says in Chromium what was inert, not the button.
 */
const LEAVING_MS = 250;

/**
 * A tour over the page. Escape, the X, Close Tour and a press beside it close it. In a call the assistant
 * stays usable beside it.
 */
export function TourDialog({ tour, room, onClose }: TourDialogProps) {
  const assistant = useContext(AssistantContext);
  const [isInCall] = useState(() => assistant?.current?.matches(':state(connected)') ?? false);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [source] = useState(() => tour.iframeUrl + (room ? `&room=${room}` : ''));
  const tell = (message: object) =>
    frame.current?.contentWindow?.postMessage(message, location.origin);
  const walk = () => room && tell({ room });
  useCallMessages((message) => {
    if (message?.type === 'transcript' && message['role'] === 'assistant')
      tell({ said: message['transcript'] });
    if (message?.type === 'speech-update' && message['status'] === 'stopped') tell({ said: '' });
  });

  const [opener] = useState(() => document.activeElement as HTMLElement | null);
  const [isLeaving, setLeaving] = useState(false);
  const close = () => setLeaving(true);
  const giveBackFocus = () => {
    if (dialog.current?.contains(document.activeElement)) opener?.focus({ preventScroll: true });
  };
  useLayoutEffect(() => {
    if (isLeaving) {
      const timers = [setTimeout(giveBackFocus, LEAVING_MS), setTimeout(onClose, 2 * LEAVING_MS)];
      return () => timers.forEach(clearTimeout);
    }
    const behind = document.querySelectorAll<HTMLElement>(
      isInCall ? '#site > :not(voice-assistant)' : '#site > *',
    );
    dialog.current!.show();
    const timer = setTimeout(() => {
      for (const each of behind) each.inert = true;
    }, FOCUS_MS);
    return () => {
      clearTimeout(timer);
      for (const each of behind) each.inert = false;
    };
  }, [isInCall, isLeaving]);
  // Also when the page moves on, and after it is back: inert elements cannot take the focus.
  useLayoutEffect(() => giveBackFocus, []);

  // Each navigation to a room walks there, also after the visitor has left it.
  const { key } = useLocation();
  useEffect(() => void walk(), [key, room]);

  // A press inside that is released outside is a click on the dialog, too.
  const pressedBeside = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBeside.current = isBeside(event);
  };
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (isBeside(event) && pressedBeside.current) close();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={`tour-dialog ${isInCall ? 'tour-dialog-beside' : ''} ${isLeaving ? 'leaving' : ''}`}
      aria-label={tour.title}
      aria-modal={!isInCall}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      onPointerDown={onPointerDown}
      onClick={closeBeside}
    >
      <div className="tour-dialog-card">
        <header className="row">
          <h2>{tour.title}</h2>
          <button type="button" className="icon-button" onClick={close}>
            <X aria-hidden="true" />
            <span className="visually-hidden">Close</span>
          </button>
        </header>
        <iframe
          ref={frame}
          src={source}
          title={`Tour of ${tour.title}`}
          allow="fullscreen; gyroscope"
          onLoad={walk}
        />
        <footer className="row">
          <a className="button button-quiet" href={tour.iframeUrl} target="_blank" rel="noreferrer">
            Open in New Tab
          </a>
          <button type="button" className="button" onClick={close}>
            Close Tour
          </button>
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
