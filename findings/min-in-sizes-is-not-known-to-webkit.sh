#!/usr/bin/env bash
# WebKitGTK 2.50 does not know `min()` in the `sizes` of an image, nor within `calc()` there, although it knows both in
# style sheets and `calc()` alone in `sizes`. The image counts as wide as the window, and a larger file is loaded,
# without a message. Chromium knows all. `(max-width: 420px) 100vw, 420px` says the same to every browser. Needs
# WebKitWebDriver (Debian: webkit2gtk-driver) and xvfb-run.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund selenium-webdriver@4.38.0 puppeteer-core@25.16.0
cat > finding.cjs <<'JS'
const { spawn } = require('node:child_process');
const { createServer } = require('node:http');
const { Builder, Capabilities } = require('selenium-webdriver');
const puppeteer = require('puppeteer-core').default;

const sizes = [
  'min(100vw, 420px)',
  'calc(min(100vw, 420px))',
  'calc(400px + 20px)',
  '(max-width: 420px) 100vw, 420px',
];
const images = sizes.map((size) => `<img sizes="${size}" srcset="/480 480w, /800 800w">`);
const server = createServer(({ url }, response) => {
  const width = Number(url.slice(1));
  response.setHeader('Content-Type', width ? 'image/svg+xml' : 'text/html');
  response.end(
    width
      ? `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="9"/>`
      : `<!doctype html>${images.join('')}`,
  );
});
const read = () =>
  [
    innerWidth >= 700,
    CSS.supports('width', 'min(100vw, 420px)'),
    ...[...document.images].map(({ currentSrc }) => currentSrc.split('/').pop()),
  ].join(' ');

(async () => {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${server.address().port}/`;
  const chromium = await puppeteer.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await chromium.newPage();
  await page.goto(url);
  const inChromium = await page.evaluate(read);
  console.log(`${await chromium.version()}: ${inChromium}`);
  await chromium.close();

  const driver = spawn('WebKitWebDriver', ['--port=4567'], { stdio: 'ignore' });
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: process.env.MINI_BROWSER ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      args: ['--automation'],
    },
  });
  let session;
  while (!session)
    session = await new Builder().usingServer('http://127.0.0.1:4567').withCapabilities(capabilities).build().catch(() => null);
  await session.get(url);
  const browser = await session.getCapabilities();
  const inWebKit = await session.executeScript(`return (${read})()`);
  console.log(`${browser.get('browserName')} ${browser.get('browserVersion')}: ${inWebKit}`);
  await session.quit();
  driver.kill();
  server.close();
  const isSo =
    inChromium === 'true true 480 480 480 480' && inWebKit === 'true true 800 800 480 480';
  process.exit(isSo ? 0 : 1);
})();
JS
xvfb-run --auto-servernum node finding.cjs
