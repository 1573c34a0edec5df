import { drawSite } from '../site/build-site.js';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('The folder of the pages is missing');
await drawSite(folder);
console.log(folder);
