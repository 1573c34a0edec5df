import { chromium, type Browser } from 'playwright-core';
import { BROWSER_FLAGS, CALL_FLAG, MICROPHONE_FLAGS } from '../browser/browser-flags.js';
import { installedChromium } from '../browser/launch-browser.js';
import { writeSilence } from './server/silence.js';

/**
 * Starts the installed browser for measurements.
 *
 * @param folder - where the sound of its microphone can be kept.
 */
export async function launchForMeasuring(folder: string): Promise<Browser> {
  const microphone = await writeSilence(`${folder}/silence.wav`);
  const flags = [
    ...BROWSER_FLAGS,
    ...MICROPHONE_FLAGS,
    CALL_FLAG,
    // Memory is measured when it is asked for.
    '--enable-blink-features=ForceEagerMeasureMemory',
    `--use-file-for-fake-audio-capture=${microphone}`,
  ];
  return chromium.launch({
    ...installedChromium(flags),
    // A run that is ended ends its browser itself, and then keeps nothing of it.
    handleSIGINT: false,
    handleSIGTERM: false,
  });
}
