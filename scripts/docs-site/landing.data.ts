import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMarkdownRenderer } from 'vitepress';
import { ROOT } from '../build/root.js';

/** The sections of the README whose code is a tab, with the language of that code. */
const TABS = { 'The tag': 'html', React: 'tsx', Headless: 'ts' };

declare const data: string;
export { data };

/** The tabs of the landing page, as HTML, from the examples of the README. */
export default {
  async load(): Promise<string> {
    const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
    const codes = Object.entries(TABS).map(([name, language]) => {
      const section = readme.split(`\n## ${name}\n`)[1]!;
      const [, code] = new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(section)!;
      return `\`\`\`${language} [${name}]\n${code}\`\`\``;
    });
    const { render } = await createMarkdownRenderer(ROOT);
    return render(`::: code-group\n${codes.join('\n')}\n:::`);
  },
};
