import { Fragment, type MouseEvent } from 'react';
import { formatCount, formatThousands } from '../amounts.js';
import type { SampleTour } from '../content/tours.js';
import { SitePicture } from '../parts/site-picture.js';
import { homes, panoramaOf, roomOf, roomsOf } from '../tours/homes.js';

export interface TourCardProps {
  readonly tour: SampleTour;
  readonly onOpen: () => void;
}

export function TourCard({ tour, onOpen }: TourCardProps) {
  // A press in Safari or by a screen reader leaves the focus elsewhere, and it comes back to where it was.
  const open = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    currentTarget.focus();
    onOpen();
  };
  return (
    <article className="card picture-card" aria-label={tour.title}>
      <SitePicture picture={tour.image} sizes="(max-width: 420px) 100vw, 420px" />
      <p className="eyebrow">{tour.type}</p>
      <h3>{tour.title}</h3>
      <p>{tour.location}</p>
      <dl className="facts">
        <div>
          <dt>Views</dt>
          <dd>{formatThousands(tour.views)}</dd>
        </div>
        <div>
          <dt>Leads</dt>
          <dd>{formatCount(tour.leads)}</dd>
        </div>
      </dl>
      <button type="button" className="button needs-script" onClick={open}>
        Look around<span className="visually-hidden"> in {tour.title}</span>
      </button>
      <RoomPictures home={tour.id} />
    </article>
  );
}

/** The rooms of a home as wide pictures, for pages without script. */
function RoomPictures({ home }: { readonly home: SampleTour['id'] }) {
  const { name } = homes[home];
  return (
    <noscript>
      <p>
        All around:{' '}
        {roomsOf(home).map((room, at) => (
          <Fragment key={room}>
            {at > 0 && ', '}
            <a href={panoramaOf(home, room)}>
              {roomOf(home, room).name}
              <span className="visually-hidden"> of {name}</span>
            </a>
          </Fragment>
        ))}
      </p>
    </noscript>
  );
}
