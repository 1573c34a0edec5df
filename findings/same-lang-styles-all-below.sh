#!/usr/bin/env bash
# Setting lang or dir to the value that it has already styles the element and all elements below it again in
# Chromium, without any rule that depends on them. Setting title to its value styles none of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat > finding.cjs <<'JS'
const { chromium } = require('playwright-core');
const setAgain = (name) => {
  const element = document.querySelector('div');
  element[name] = element[name];
  element.getBoundingClientRect();
};
(async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.setContent(`<div lang=en dir=auto title=x>${'<span>word</span>'.repeat(200)}</div>`);
  await page.evaluate(setAgain, 'title');
  const styled = {};
  for (const name of ['lang', 'dir', 'title']) {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await page.evaluate(setAgain, name);
    const { traceEvents } = JSON.parse(await browser.stopTracing());
    const updates = traceEvents.filter((event) => event.name === 'UpdateLayoutTree');
    styled[name] = Math.max(0, ...updates.map(({ args }) => args.elementCount ?? 0));
  }
  console.log(`Chromium ${browser.version()}: elements styled again`, styled);
  await browser.close();
  process.exit(styled.lang > 200 && styled.dir > 200 && styled.title < 2 ? 0 : 1);
})();
JS
node finding.cjs
