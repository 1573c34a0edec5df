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
