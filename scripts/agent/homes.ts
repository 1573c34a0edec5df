import { formatLakhs } from '../../host-site/amounts.js';
import { properties } from '../../host-site/content/agents.js';
import { sampleTours, type SampleTour } from '../../host-site/content/tours.js';
import { roomsOf, roomOf } from '../../host-site/tours/homes.js';
import { tourName } from '../../host-site/tours/tour-address.js';

/** The words of visitors for the homes of the sample tours. */
const NAMES: Readonly<Record<SampleTour['id'], RegExp>> = {
  heights: /\b(?:meridian|heights|flats?|apartments?|3\s?bhk|whitefield|bangalore|bengaluru)\b/i,
  villa: /\b(?:villas?|laterite|bungalows?|row ?houses?|garden|baner|pune)\b/i,
  penthouse: /\b(?:pent ?houses?|harbour|harbor|sea|worli|mumbai)\b/i,
};

/** Light of the day that a home is shown in. */
const LIGHT = /\b(?:sunset|evening|dusk)\b/i;

/** The sample tours that a message names, or all. */
export function toursNamed(message: string): readonly SampleTour[] {
  const named = sampleTours.filter(({ id }) => NAMES[id].test(message));
  return named.length > 0 ? named : sampleTours;
}

/** Whether a word names a home or a place of the sample tours. */
export const isPlaceName = (word: string) => Object.values(NAMES).some((name) => name.test(word));

/** The words of visitors for rooms in the open. */
const OUTDOORS = /\b(?:balcony|terrace|verandah?|deck|patio)\b/i;

/** A room that a message names, in the tours that it names. Sunsets are seen from the penthouse. */
export function roomNamed(message: string) {
  const wanted = message.toLowerCase();
  const rooms = toursNamed(message).flatMap((tour) =>
    roomsOf(tour.id).map((room) => ({ tour, room, name: roomOf(tour.id, room).name })),
  );
  const named = ({ name }: { readonly name: string }) =>
    name
      .toLowerCase()
      .split(' ')
      .some(
        (word) => word !== 'room' && word !== 'main' && new RegExp(`\\b${word}\\b`).test(wanted),
      );
  const inOpen = ({ name }: { readonly name: string }) => OUTDOORS.test(name);
  const atSunset = rooms.filter(({ tour }) => LIGHT.test(message) && tour.id === 'penthouse');
  const isOutdoors = OUTDOORS.test(message);
  return (
    atSunset.find(named) ??
    atSunset.find((room) => isOutdoors && inOpen(room)) ??
    rooms.find(named) ??
    rooms.find((room) => isOutdoors && inOpen(room))
  );
}

/** The price of a home. */
export function priceOf({ title }: SampleTour): string | undefined {
  const home = properties.find(({ name }) => title.startsWith(name));
  return home && `${formatLakhs(home.priceRange.from)} to ${formatLakhs(home.priceRange.to)}`;
}

/** A tour as a card of the widget. Its link opens the tour. */
export function tourCard(
  tour: SampleTour,
  room?: { readonly room: string; readonly name: string },
) {
  const { id, title, location, image } = tour;
  const price = priceOf(tour);
  return {
    title: room ? `${title}: ${room.name}` : title,
    text: [location, price && `Homes from ${price}`].filter(Boolean).join('\n'),
    image: { url: `/pictures/${image.name}-480.avif`, alt: image.alt },
    link: { label: 'Open the tour', url: `/virtual-tours?tour=${tourName(id, room?.room)}` },
  };
}
