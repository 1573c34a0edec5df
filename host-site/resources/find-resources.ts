import type { Category, Resource } from '../content/resources.js';

/**
 * Resources of the category with the text in their title, description or a tag, ignoring case and
 * surrounding spaces.
 */
export function findResources(
  resources: readonly Resource[],
  text: string,
  category: Category,
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
