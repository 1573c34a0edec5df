import { chromium, type Browser } from 'playwright-core';
import { findBrowser } from '../../scripts/test/find-browser.js';
import { LOOPBACK_ONLY } from '../../scripts/test/foreign-traffic.js';
import { writeSilence } from './server/silence.js';

/** Quiet, offline, and able to call where only loopback is up, with no question asked. */
const FLAGS = [
  LOOPBACK_ONLY,
  '--allow-loopback-in-peer-connection',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-sync',
  '--no-first-run',
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/**
 * Starts the installed browser for measurements.
 *
 * @param folder - where the sound of its microphone can be kept.
 */
export async function launchForMeasuring(folder: string): Promise<Browser> {
  const microphone = await writeSilence(`${folder}/silence.wav`);
  return chromium.launch({
    executablePath: findBrowser(),
    headless: true,
    // A run that is ended ends its browser itself, and then keeps nothing of it.
    handleSIGINT: false,
    handleSIGTERM: false,
    chromiumSandbox: process.getuid?.() !== 0 && !process.env['CI'],
    args: [...FLAGS, `--use-file-for-fake-audio-capture=${microphone}`],
  });
}
