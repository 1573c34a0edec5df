#!/usr/bin/env bash
# A listener of the capture phase on `window` does not come before an earlier one of the bubble phase in
# Chromium, for events that are sent to the window itself, such as `message`. The DOM standard and Firefox
# call those of the capture phase first. To stop such an event, listen before all others.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat > finding.cjs <<'JS'
const { chromium } = require('playwright-core');
(async () => {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  const orderOf = (name) =>
    page.evaluate((type) => {
      const order = [];
      const target = type === 'click' ? document.documentElement : window;
      target.addEventListener(type, () => order.push('bubble, added first'));
      target.addEventListener(type, () => order.push('capture, added second'), true);
      if (type === 'click') target.click();
      else window.dispatchEvent(new MessageEvent(type));
      return order.join('; ');
    }, name);
  const [onElement, onWindow] = [await orderOf('click'), await orderOf('message')];
  console.log(`Chromium ${browser.version()}`);
  console.log(`on an element: ${onElement}\non the window: ${onWindow}`);
  await browser.close();
  const isSo = onElement.startsWith('capture') && onWindow.startsWith('bubble');
  process.exit(isSo ? 0 : 1);
})();
JS
node finding.cjs
