#!/usr/bin/env bash
# `all: initial` on an element takes the language of its own `lang` away, in Chromium: the attribute sets a property,
# `-webkit-locale`, which `all` resets. Inside, `i` in Turkish becomes I, and a font is chosen as in no language, which
# can show letters as boxes. `:lang()` and Firefox still have the language. A component that resets what it inherits
# gets it back with `-webkit-locale: revert-layer`, since attributes of an element count as a layer below.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > finding.cjs <<'JS'
const puppeteer = require('puppeteer-core').default;
const browsers = [
  [{ browser: 'chrome', executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] }, 'İ I İ'],
  [{ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' }, 'İ İ İ'],
];
(async () => {
  let isSo = true;
  for (const [options, expected] of browsers) {
    const browser = await puppeteer.launch(options);
    const page = await browser.newPage();
    const styles = ['', 'all: initial', 'all: initial; -webkit-locale: revert-layer'];
    const letter = '<span style="text-transform: uppercase">i</span>';
    await page.setContent(styles.map((style) => `<div lang="tr" style="${style}">${letter}</div>`).join(''));
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll('span')].map(({ innerText }) => innerText).join(' '),
    );
    console.log(`${await browser.version()}: ${shown}`);
    isSo &&= shown === expected;
    await browser.close();
  }
  process.exit(isSo ? 0 : 1);
})();
JS
node finding.cjs
