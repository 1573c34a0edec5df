/** Stands for the origin of the page in its markup. */
export const ORIGIN = '{origin}';

/**
 * The script that gives a page's one element attributes which only the page itself knows.
 *
 * @param attributes - the script's expressions for their values.
 */
export function attributesOf(tag: string, attributes: Readonly<Record<string, string>>): string {
  const statements = Object.entries(attributes).map(
    ([name, value]) => `  document.querySelector('${tag}').setAttribute('${name}', ${value});`,
  );
  return ['<script>', ...statements, '</script>'].join('\n');
}

/** The expression for the options in a page's address: the callee, and how to reach it. */
export function inAddress(name: 'api' | 'assistant' | 'bundle'): string {
  return `new URLSearchParams(location.search).get('${name}')`;
}
