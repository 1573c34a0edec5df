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

/** The words of a page author, and the section that the search shows first. */
const FOUND: Readonly<Record<string, string>> = {
  'visitor name': "The visitor's name and variables",
  'user id metadata': "The visitor's name and variables",
  variables: "The visitor's name and variables",
  'show only on some pages': 'The widget on some pages only',
  'hide on checkout': 'The widget on some pages only',
  'personalize for logged in user': "The visitor's name and variables",
  'google analytics': 'Google Analytics 4 (GA4)',
  ga4: 'Google Analytics 4 (GA4)',
  dataLayer: 'Analytics',
  translate: 'Your own language, and translation',
  localization: 'Your own language, and translation',
  'error handling': 'Error handling',
  sentry: 'Error handling',
  'test in CI': 'In CI',
  'unit tests jest': 'Test your app',
  mock: 'Test your app',
  'go live': 'Before you go live',
  'production checklist': 'Before you go live',
  deploy: 'Before you go live',
  billing: 'Pricing: what it costs',
  pricing: 'Pricing: what it costs',
  csp: 'Content Security Policy and integrity',
  'content security policy': 'Content Security Policy and integrity',
  nonce: 'Content Security Policy and integrity',
  sri: 'Content Security Policy and integrity',
  'dark mode': 'Colors, dark mode, logo and position',
  'change colors': 'Colors, dark mode, logo and position',
  'css variables': 'Colors, dark mode, logo and position',
  'border radius': 'Colors, dark mode, logo and position',
  'custom button': 'Your own button or link, without the launcher',
  'own button': 'Your own button or link, without the launcher',
  'hide launcher': 'Your own button or link, without the launcher',
  'react props': 'React',
  'react hook': 'Your own user interface',
  'listen to events': 'Listen to events',
  'function calling': 'Let the assistant call a JavaScript function',
  'call javascript function': 'Let the assistant call a JavaScript function',
  'function call': 'Let the assistant call a JavaScript function',
  shopify: 'Shopify, Wix and Squarespace',
  wix: 'Shopify, Wix and Squarespace',
  squarespace: 'Shopify, Wix and Squarespace',
  gtm: 'Google Tag Manager (GTM)',
  'start a call automatically': 'Start a call automatically',
  'several widgets on a page': 'Several widgets on a page',
  branding: 'Colors, dark mode, logo and position',
  migrate: 'Migration: migrate from another widget',
  'migrate from vapi': "From Vapi's widget",
  'client tools': 'Page tools',
  'export chat history': 'Save the transcript',
  'save transcript': 'Save the transcript',
  gdpr: 'Consent',
  'limit call duration': 'Limit the duration of a call',
  'max duration': 'Limit the duration of a call',
  'hide api key': 'Hide the API key',
  'token server': 'The token server',
  jwt: 'Short-lived keys',
  'keep conversation': 'Keep the conversation after a reload',
  'welcome message': 'The welcome message',
  'suggested questions': 'Starters and suggestions',
  'browser support': 'Browser support',
  'back end': 'Which back end do you have?',
  'openai realtime': 'OpenAI Realtime',
  azure: 'Azure OpenAI',
  litellm: 'Inworld, LiteLLM, and other servers of the Realtime API',
  inworld: 'Inworld, LiteLLM, and other servers of the Realtime API',
  pipecat: 'Pipecat',
  'chat completions': 'Chat by OpenAI’s API',
  troubleshooting: 'Errors and end reasons',
};

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
