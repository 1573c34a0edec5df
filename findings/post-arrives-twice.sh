#!/usr/bin/env bash
# One fetch() with POST in a page arrives twice if the connection that was kept from the request before
# closes before the first byte of the answer: Chromium repeats it by itself, and the page sees one failure.
# fetch() in Node does not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund playwright-core@1.65.1
cat > finding.cjs <<'JS'
const { createServer } = require('node:http');
const { chromium } = require('playwright-core');
let arrived = 0;
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.url !== '/cut') return response.setHeader('Content-Type', 'text/html').end('ok');
    arrived++;
    request.socket.destroy();
  });
});
const postOnKeptConnection = async (origin) => {
  await (await fetch(`${origin}/answered`, { method: 'POST', body: 'x' })).text();
  return fetch(`${origin}/cut`, { method: 'POST', body: 'x' }).then(() => 'answered', () => 'failed');
};
server.listen(0, '127.0.0.1', async () => {
  const origin = `http://127.0.0.1:${server.address().port}`;
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(origin);
  const inPage = [await page.evaluate(postOnKeptConnection, origin), arrived];
  arrived = 0;
  const inNode = [await postOnKeptConnection(origin), arrived];
  console.log(`Chromium ${browser.version()}: ${inPage[0]}, arrived ${inPage[1]} times`);
  console.log(`Node ${process.version}: ${inNode[0]}, arrived ${inNode[1]} times`);
  await browser.close();
  process.exit(`${inPage}|${inNode}` === 'failed,2|failed,1' ? 0 : 1);
});
JS
node finding.cjs
