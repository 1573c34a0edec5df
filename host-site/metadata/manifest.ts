import { company } from '../content/company.js';

/** What a browser is told of the site as a whole. */
export function manifest(): string {
  const { name } = company;
  const fields = {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: '#fbfaf7',
    theme_color: '#047857',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
  return `${JSON.stringify(fields, null, 2)}\n`;
}
