import { allStates } from '../../stories/all.js';
import { storiesByFacet } from '../../stories/facets.js';
import { markdownTable } from './markdown.js';

/** How many stories are named for one value; few values have more. */
const MAX_NAMED = 12;

/** The facets of the machine's state, their values, and the stories that show them. */
export function stateTable(): string {
  const rows = storiesByFacet(allStates()).map(({ facet, value, stories }) => {
    const ids = stories.slice(0, MAX_NAMED).map((id) => `\`${id}\``);
    const more = stories.length > MAX_NAMED ? `, and ${stories.length - MAX_NAMED} more` : '';
    return [facet, value, `${ids.join(', ')}${more}`];
  });
  return markdownTable(['facet', 'value', 'stories'], rows);
}
