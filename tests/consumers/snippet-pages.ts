import assert from 'node:assert/strict';
import { fc } from '../support/property.js';
import type { Page } from 'playwright-core';
import { OPTIONS, type Values } from '../../scripts/docs-site/configurator/options.js';
import { snippets } from '../../scripts/docs-site/configurator/snippets.js';
import { randomValues } from '../scripts/docs-site/configurator/random-values.js';

/** What a warning about an option or an attribute begins with. */
const ABOUT_OPTIONS = /^voice-assistant: (option|attribute) /;

/** So many random configurations, the same for each seed. */
export function configurations(count: number): readonly Values[] {
  return fc.sample(randomValues, { numRuns: count });
}

export function snippetOf(name: string, values: Values, integrity = ''): string {
  return snippets(values, integrity).find((each) => each.name === name)!.text;
}

/** The sources of a page with the snippets for some configurations. */
export function snippetProject(
  name: 'React' | 'Vue',
  all: readonly Values[],
): readonly (readonly [path: string, text: string])[] {
  const [end, endOfMain] = name === 'Vue' ? ['vue', 'ts'] : ['tsx', 'tsx'];
  const lines = (line: (index: number) => string) => all.map((_, index) => line(index)).join('\n');
  const main =
    name === 'Vue'
      ? `import { createApp, h } from 'vue';
${lines((index) => `import A${index} from './assistant-${index}.vue';`)}
createApp({ render: () => [${lines((index) => `h(A${index}),`)}] }).mount('#root');
`
      : `import { createRoot } from 'react-dom/client';
${lines((index) => `import { Assistant as A${index} } from './assistant-${index}';`)}
createRoot(document.getElementById('root')!).render(<>${lines((index) => `<A${index} />`)}</>);
`;
  return [
    ...all.map(
      (values, index) => [`src/assistant-${index}.${end}`, snippetOf(name, values)] as const,
    ),
    [`src/main.${endOfMain}`, main],
  ];
}

/** Opens a page and asserts that its elements have these options, in order, and no warning about one. */
export async function hasConfigurations(
  page: Page,
  url: string,
  wanted: readonly Values[],
): Promise<void> {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (ABOUT_OPTIONS.test(message.text())) warnings.push(message.text());
  });
  await page.goto(url);
  await page.waitForFunction(() => customElements.get('voice-assistant'));
  // As text: a value may have a key that the protocol does not carry.
  const found = await page.evaluate(
    async (names) => {
      const elements = [...document.querySelectorAll('voice-assistant')] as unknown as ({
        callControls(): Promise<unknown>;
      } & Record<string, unknown>)[];
      // With the controls everything is loaded that checks options.
      await Promise.all(elements.map((element) => element.callControls()));
      return JSON.stringify(
        elements.map((element) =>
          Object.fromEntries(names.map((name) => [name, element[name]] as const)),
        ),
      );
    },
    OPTIONS.map(({ name }) => name),
  );
  const placeholders = { publicKey: 'your-public-key', assistantId: 'your-assistant-id' };
  assert.deepEqual(
    JSON.parse(found),
    wanted.map((values) => ({ ...placeholders, ...values })),
  );
  assert.deepEqual(warnings, []);
}
