import { buildSite, SITE_FOLDER } from './site/build-site.js';

const files = await buildSite();
console.log(`${files.length} pages written to ${SITE_FOLDER}`);
