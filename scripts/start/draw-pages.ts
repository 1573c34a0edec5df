import { drawSite } from '../site/build-site.js';

await drawSite(process.argv[2]!);
