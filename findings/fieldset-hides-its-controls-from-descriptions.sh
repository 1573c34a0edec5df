#!/usr/bin/env bash
# An `aria-describedby` that refers to an element with a fieldset in it has only the legend of the fieldset: the
# labels of its checkboxes are left out, in Chromium and in the library that Testing Library computes descriptions
# with. A consent with optional purposes is then described without them. A `role="group"` with `aria-labelledby`
# reads the same with the Tab key, and leaves its labels in the description.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0 jsdom@29.0.0 dom-accessibility-api@0.7.0
cat > finding.cjs <<'JS'
const puppeteer = require('puppeteer-core').default;
const { JSDOM } = require('jsdom');
const { computeAccessibleDescription } = require('dom-accessibility-api');
const label = '<label><input type="checkbox">Keep my calls</label>';
const html = (group) => `<button aria-describedby="about">Accept</button><div id="about">We answer. ${group}</div>`;
const pages = {
  fieldset: [html(`<fieldset><legend>If you want:</legend>${label}</fieldset>`), 'We answer. If you want:'],
  group: [html(`<div role="group" aria-labelledby="if"><p id="if">If you want:</p>${label}</div>`), 'We answer. If you want: Keep my calls'],
};
(async () => {
  const browser = await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  console.log(await browser.version());
  let isSo = true;
  for (const [name, [content, expected]] of Object.entries(pages)) {
    const page = await browser.newPage();
    await page.setContent(content);
    const session = await page.createCDPSession();
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const inChromium = nodes.find(({ role }) => role?.value === 'button').description.value;
    const { document } = new JSDOM(content).window;
    const inLibrary = computeAccessibleDescription(document.querySelector('button'));
    const plain = (text) => text.replace(/\s+/g, ' ').trim();
    console.log(`  ${name}: ${plain(inChromium)} | ${plain(inLibrary)}`);
    isSo &&= plain(inChromium) === expected && plain(inLibrary) === expected;
  }
  await browser.close();
  process.exit(isSo ? 0 : 1);
})();
JS
node finding.cjs
