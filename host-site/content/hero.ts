import type { Film, PageHead, Picture } from './schemas.js';

export const hero: PageHead = {
  eyebrow: 'For builders and developers in India',
  title: 'Sell homes before the first site visit.',
  lede: 'A 360° tour puts buyers inside the flat. An AI sales agent answers them within 30 seconds, by chat, voice and WhatsApp, and books the visit.',
};

export const heroPoster: Picture = {
  name: 'heights-lounge',
  alt: 'The living room of a sample flat: a grey sofa before a green wall, and windows over the city.',
};

export const heroFilm: Film = {
  title: 'a look around the living room of a sample flat',
  sources: [
    { src: '/films/living-room.webm', type: 'video/webm' },
    { src: '/films/living-room.mp4', type: 'video/mp4' },
  ],
};
