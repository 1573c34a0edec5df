import { findEntry } from '../../../local-provider/answers/knowledge-search.js';

/** What a pattern that backtracks reads for years. Ends with the exit code 0 when all is answered. */
for (const phrase of ['bye ', 'yes of course ', 'hi ', 'how? ', '...', 'tuor prcing ']) {
  findEntry([`${phrase.repeat(500)}zzz`]);
}
