import { claims } from './claims.js';
import type { Film, PageHead, Picture } from './content-model.js';

export const hero: PageHead = {
  eyebrow: 'For builders and developers in India',
  title: 'Sell homes before the first site visit.',
  lede: `A 360° tour puts buyers inside the flat. An AI sales agent answers them within ${claims.firstAnswer}, by chat, voice and WhatsApp, and books the visit.`,
};

export const heroPoster: Picture = {
  name: 'walk-start',
  alt: 'The living room of a sample flat: a long table, a doorway into the bedroom, and windows over the city.',
};

export const heroFilm: Film = {
  title: 'a walk through the rooms of a sample flat',
  fault: 'The film could not be played. Press again to try once more.',
  sources: [
    { src: '/films/walk.webm', type: 'video/webm' },
    { src: '/films/walk.mp4', type: 'video/mp4' },
  ],
};
