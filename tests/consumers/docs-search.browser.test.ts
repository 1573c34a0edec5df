import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT } from '../../scripts/build/root.js';
import { serveFolder } from '../../scripts/serve-folder.js';
import { launchBrowser } from '../support/browser.js';
import { shared } from '../support/shared.js';

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
  'function calling': 'Page tools',
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
  troubleshooting: 'Errors and end reasons',
};

describe('the search of the documentation', () => {
  const { site, browser } = shared({
    site: () => serveFolder(join(ROOT, 'scripts/docs-site/dist')),
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
