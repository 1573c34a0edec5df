import { X } from 'lucide-react';
import { useRef, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import type { SampleTour } from '../content/tours.js';

export interface TourDialogProps {
  readonly tour: SampleTour;
  readonly onClose: () => void;
}

/** A tour over the page. Escape, the X, Close Tour and a press beside it close it. */
export function TourDialog({ tour, onClose }: TourDialogProps) {
  // A press inside that is released outside is a click on the dialog, too.
  const pressedBeside = useRef(false);
  const onPointerDown = (event: PointerEvent<HTMLDialogElement>) => {
    pressedBeside.current = isBeside(event);
  };
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (isBeside(event) && pressedBeside.current) event.currentTarget.close();
  };
  return (
    <dialog
      ref={showModal}
      className="tour-dialog"
      aria-label={tour.title}
      onClose={onClose}
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
          src={tour.iframeUrl}
          title={`Tour of ${tour.title}`}
          allow="fullscreen; gyroscope"
          onLoad={closeFromWithin}
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
    </dialog>
  );
}

/** The dialog itself is around its card. */
function isBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  return target === currentTarget;
}

function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog && !dialog.open) dialog.showModal();
}

/** Escape in a tour of this site, whose keys are its own document's. */
function closeFromWithin({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>): void {
  frame.contentDocument?.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') frame.closest('dialog')?.close();
  });
}
