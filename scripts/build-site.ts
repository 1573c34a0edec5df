import { buildSite, SITE_FOLDER } from './site/build-site.js';

const files = await buildSite();
console.log(`${files.length} pages are in ${SITE_FOLDER}`);
