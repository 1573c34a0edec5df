import type { Resource, ResourceCategory } from '../content/schemas.js';

/**
 * What holds the text in its title, its description or a tag, whatever the case and the spaces around it,
 * and is of the category.
 */
export function findResources(
  resources: readonly Resource[],
  text: string,
  category: ResourceCategory['id'],
): Resource[] {
  const wanted = text.trim().toLowerCase();
  return resources.filter(
    (resource) =>
      (category === 'all' || resource.category === category) &&
      [resource.title, resource.description, ...resource.tags].some((each) =>
        each.toLowerCase().includes(wanted),
      ),
  );
}

/**
 * What the library shows: what was found, and of everything first what does not stand above it.
 *
 * @param above - What stands above it where nothing is asked for.
 */
export function orderLibrary(
  found: readonly Resource[],
  above: readonly Resource[],
  text: string,
  category: ResourceCategory['id'],
): readonly Resource[] {
  if (text.trim() !== '' || category !== 'all') return found;
  return [...found.filter((each) => !above.includes(each)), ...above];
}
