#!/usr/bin/env bash
# An element in full screen makes the rest of the page inert, as a modal dialog does. A popover that is shown
# after it lies above it in the top layer and is seen, but presses go through it to the element, in Chromium and
# Firefox. A button that must be pressed belongs inside of the element in full screen.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > finding.cjs <<'JS'
const puppeteer = require('puppeteer-core').default;
const browsers = [
  [{ browser: 'chrome', executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] }],
  [{ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' }],
];
(async () => {
  let isSo = true;
  for (const [options] of browsers) {
    const browser = await puppeteer.launch(options);
    const page = await browser.newPage();
    await page.setContent(`<div id="player" style="background: white"><button id="enlarge" onclick="player.requestFullscreen()">Enlarge</button></div>
      <div id="popover" popover="manual"><button id="end">End</button></div>`);
    await page.click('#enlarge');
    await page.waitForFunction(() => document.fullscreenElement);
    const pressed = (inside) =>
      page.evaluate((isInside) => {
        popover.hidePopover();
        if (isInside) player.append(popover);
        popover.showPopover();
        const { x, y, width, height } = end.getBoundingClientRect();
        return `${width > 0 ? 'drawn' : 'not drawn'}, a press meets #${document.elementFromPoint(x + width / 2, y + height / 2)?.id}`;
      }, inside);
    const [outside, inside] = [await pressed(false), await pressed(true)];
    console.log(`${await browser.version()}\n  outside: ${outside}\n  inside: ${inside}`);
    isSo &&= outside === 'drawn, a press meets #player' && inside === 'drawn, a press meets #end';
    await browser.close();
  }
  process.exit(isSo ? 0 : 1);
})();
JS
node finding.cjs
