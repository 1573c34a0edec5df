#!/usr/bin/env bash
# A listener that is added to a MediaStreamTrack does not hear an event that the page dispatches to the track in
# Firefox, unless `addEventListener` has a fourth argument, `wantsUntrusted`, which only Firefox has. Events of the
# browser arrive, and handlers such as `onended` hear both. To simulate a microphone that is lost, add the argument.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --silent --no-audit --no-fund puppeteer-core@25.16.0
cat > finding.cjs <<'JS'
const puppeteer = require('puppeteer-core').default;
const browsers = [
  [{ browser: 'chrome', executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox'] }, 'listener, handler, with the argument'],
  [{ browser: 'firefox', executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr' }, 'handler, with the argument'],
];
(async () => {
  let isSo = true;
  for (const [options, expected] of browsers) {
    const browser = await puppeteer.launch(options);
    const page = await browser.newPage();
    const heard = await page.evaluate(() => {
      const [track] = new AudioContext().createMediaStreamDestination().stream.getAudioTracks();
      const heard = [];
      track.addEventListener('ended', () => heard.push('listener'));
      track.onended = () => heard.push('handler');
      track.addEventListener('ended', () => heard.push('with the argument'), false, true);
      track.dispatchEvent(new Event('ended'));
      return heard.join(', ');
    });
    console.log(`${await browser.version()}: ${heard}`);
    isSo &&= heard === expected;
    await browser.close();
  }
  process.exit(isSo ? 0 : 1);
})();
JS
node finding.cjs
