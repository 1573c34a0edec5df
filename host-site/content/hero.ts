import type { Hero } from './schemas.js';

export const hero: Hero = {
  eyebrow: 'For builders and developers in India',
  title: 'Sell homes before the first site visit.',
  lede: 'A 360° tour puts buyers inside the flat. An AI sales agent answers them within 30 seconds, by chat, voice and WhatsApp, and books the visit.',
  poster: {
    src: '/tour-poster.svg',
    alt: 'A drawn living room seen in a 360° tour: a sofa before a wide window over the city, with markers to walk to the balcony and the kitchen.',
    width: 960,
    height: 720,
  },
};
