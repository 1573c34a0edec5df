import { company } from '../content/company.js';

/** The web app manifest. */
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
