import { formatCount, formatThousands } from '../amounts.js';
import type { SampleTour } from '../content/content-model.js';
import { SitePicture } from '../parts/site-picture.js';
import { isHomeId } from '../tours/homes.js';
import { RoomPictures } from './room-pictures.js';

export interface TourCardProps {
  readonly tour: SampleTour;
  readonly onOpen: () => void;
}

export function TourCard({ tour, onOpen }: TourCardProps) {
  return (
    <article className="tour-card" aria-label={tour.title}>
      <SitePicture
        picture={tour.image}
        sizes="(max-width: 46rem) 100vw, (max-width: 80rem) 33vw, 400px"
      />
      <div>
        <p className="eyebrow">{tour.type}</p>
        <h3>{tour.title}</h3>
        <p>{tour.location}</p>
        <dl className="tour-numbers">
          <div>
            <dt>Views</dt>
            <dd>{formatThousands(tour.views)}</dd>
          </div>
          <div>
            <dt>Leads</dt>
            <dd>{formatCount(tour.leads)}</dd>
          </div>
        </dl>
        <button type="button" className="button needs-script" onClick={onOpen}>
          Look around<span className="visually-hidden"> in {tour.title}</span>
        </button>
        {isHomeId(tour.id) && <RoomPictures home={tour.id} />}
      </div>
    </article>
  );
}
