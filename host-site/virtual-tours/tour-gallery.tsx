import { useState } from 'react';
import type { SampleTour, Section } from '../content/content-model.js';
import { sampleTours } from '../content/tours.js';
import { TourCard } from './tour-card.js';
import { TourDialog } from './tour-dialog.js';

/** The sample tours, which open in a dialog. */
export function TourGallery({ text }: { readonly text: Section }) {
  const [open, setOpen] = useState<SampleTour | null>(null);
  return (
    <section aria-labelledby="gallery-title">
      <header className="section-head">
        <h2 id="gallery-title">{text.title}</h2>
        <p>{text.lede}</p>
      </header>
      <ul className="tour-cards">
        {sampleTours.map((tour) => (
          <li key={tour.id}>
            <TourCard tour={tour} onOpen={() => setOpen(tour)} />
          </li>
        ))}
      </ul>
      {open && <TourDialog tour={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
