#!/usr/bin/env bash
# `:lang()` does not reach into shadow roots in Firefox: inside one, an element without a `lang` of its own or in
# its tree matches in Chromium the language of the host, and in Firefox none. A component that follows the
# language of its page has to look for the nearest `lang` itself, from host to host.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > finding.cjs <<'JS'
const puppeteer = require('puppeteer-core').default;
const browsers = [
  [{ browser: 'chrome', executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] }, 'hi'],
  [{ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' }, 'none'],
];
(async () => {
  let isSo = true;
  for (const [options, expected] of browsers) {
    const browser = await puppeteer.launch(options);
    const page = await browser.newPage();
    await page.setContent('<div id="host" lang="hi"></div>');
    const matched = await page.evaluate(() => {
      const inside = document.createElement('p');
      host.attachShadow({ mode: 'open' }).append(inside);
      return inside.matches(':lang(hi)') ? 'hi' : 'none';
    });
    console.log(`${await browser.version()}: ${matched}`);
    isSo &&= matched === expected;
    await browser.close();
  }
  process.exit(isSo ? 0 : 1);
})();
JS
node finding.cjs
