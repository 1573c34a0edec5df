import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { findAll, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import { ROOT } from '../../scripts/build/root.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { launchBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';
import { exampleOf } from './example.js';

const SITE = join(ROOT, 'scripts/docs-site/dist');

/** The sections of the documentation, and the words of page authors for which the search shows each first. */
const SECTIONS: Readonly<Record<string, readonly string[]>> = {
  "The visitor's name and variables": [
    'visitor name',
    'user id metadata',
    'variables',
    'personalize for logged in user',
  ],
  'The widget on some pages only': ['show only on some pages', 'hide on checkout'],
  'Google Analytics 4 (GA4)': ['google analytics', 'ga4'],
  Analytics: ['dataLayer'],
  'Your own language, and translation': ['translate', 'localization'],
  'Error handling': ['error handling', 'sentry'],
  'In CI': ['test in CI'],
  'Test your app': ['unit tests jest', 'mock'],
  'Before you go live': ['go live', 'production checklist', 'deploy'],
  'Pricing: what it costs': ['billing', 'pricing'],
  'Content Security Policy and integrity': ['csp', 'content security policy', 'nonce', 'sri'],
  'Colors, dark mode, logo and position': [
    'dark mode',
    'change colors',
    'css variables',
    'border radius',
    'branding',
  ],
  'Your own button or link, without the launcher': ['custom button', 'own button', 'hide launcher'],
  React: ['react props'],
  'Your own user interface': ['react hook'],
  'Listen to events': ['listen to events'],
  'Let the assistant call a JavaScript function': [
    'function calling',
    'call javascript function',
    'function call',
  ],
  'Shopify, Wix and Squarespace': ['shopify', 'wix', 'squarespace'],
  'Google Tag Manager (GTM)': ['gtm'],
  'Start a call automatically': ['start a call automatically'],
  'Several widgets on a page': ['several widgets on a page'],
  'Migration: migrate from another widget': ['migrate'],
  "From Vapi's widget": ['migrate from vapi'],
  'Page tools': ['client tools'],
  'Save the transcript': ['export chat history', 'save transcript'],
  Consent: ['gdpr'],
  'Limit the duration of a call': ['limit call duration', 'max duration'],
  'Hide the API key': ['hide api key'],
  'The token server': ['token server'],
  'Short-lived keys': ['jwt'],
  'Keep the conversation after a reload': ['keep conversation'],
  'The welcome message': ['welcome message'],
  'Starters and suggestions': ['suggested questions'],
  'Browser support': ['browser support'],
  'Which back end do you have?': ['back end'],
  'OpenAI Realtime': ['openai realtime'],
  'Azure OpenAI': ['azure'],
  'Inworld, LiteLLM, and other servers of the Realtime API': ['litellm', 'inworld'],
  Pipecat: ['pipecat'],
  'Chat by OpenAI’s API': ['chat completions'],
  'Errors and end reasons': ['troubleshooting'],
};

const FOUND = Object.fromEntries(
  Object.entries(SECTIONS).flatMap(([section, words]) => words.map((each) => [each, section])),
);

/** The elements of a page of the site, and its ids. */
function pageAt(path: string) {
  const elements = findAll(
    () => true,
    parseDocument(readFileSync(join(SITE, path), 'utf8')).children,
  );
  return { elements, ids: new Set(elements.map(({ attribs }) => attribs['id'])) };
}

describe('the site of the documentation', () => {
  const files = readdirSync(SITE, { encoding: 'utf8', recursive: true });
  const paths = files.filter((path) => path.endsWith('.html'));

  it('has no link that leads nowhere', () => {
    const pages = new Map(paths.map((path) => [path, pageAt(path)]));
    const dead = [...pages].flatMap(([path, { elements }]) =>
      elements
        .flatMap(({ attribs }) => attribs['href'] ?? attribs['src'] ?? [])
        .filter((address) => {
          const { protocol, host, pathname, hash } = new URL(address, `http://site/${path}`);
          if (protocol !== 'http:' || host !== 'site') return false;
          const target = decodeURIComponent(pathname)
            .slice(1)
            .replace(/(^|\/)$/, '$1index.html');
          if (!existsSync(join(SITE, target))) return true;
          return hash !== '' && !pages.get(target)?.ids.has(decodeURIComponent(hash.slice(1)));
        })
        .map((address) => `${path}: ${address}`),
    );
    assert.deepEqual(dead, []);
  });

  it('names the files of an example', async () => {
    const { elements } = pageAt('docs/frameworks/react.html');
    const names = elements.filter(({ name }) => name === 'figcaption').map(textContent);
    assert.deepEqual(names, [...(await exampleOf('react.md', '')).keys()]);
  });
});

describe('the search of the documentation', () => {
  const { site, browser } = shared({
    site: () => serveFolder(SITE),
    browser: () => launchBrowser(),
  });

  it('shows first what the words of a page author ask for', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${site.url}/`);
    await page.getByRole('button', { name: 'Search' }).click();
    const found: Record<string, string | null> = {};
    for (const words of Object.keys(FOUND)) {
      // Results keep their place until others are found: without any, none are left of the words before.
      await page.getByRole('searchbox').fill('xqzjv');
      await page.getByText('No results for').waitFor();
      await page.getByRole('searchbox').fill(words);
      const first = page.getByRole('option').first();
      found[words] = await first.locator('.title.main').textContent();
    }
    assert.deepEqual(found, FOUND);
  });
});
