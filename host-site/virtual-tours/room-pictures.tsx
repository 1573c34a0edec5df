import { Fragment } from 'react';
import { homes, panoramaOf, ROOM_IDS, type HomeId } from '../tours/homes.js';

/** The rooms of a home as wide pictures, for pages without script. */
export function RoomPictures({ home }: { readonly home: HomeId }) {
  const { name, rooms } = homes[home];
  return (
    <noscript>
      <p>
        All around:{' '}
        {ROOM_IDS.map((room, at) => (
          <Fragment key={room}>
            {at > 0 && ', '}
            <a href={panoramaOf(home, room)}>
              {rooms[room]}
              <span className="visually-hidden"> of {name}</span>
            </a>
          </Fragment>
        ))}
      </p>
    </noscript>
  );
}
