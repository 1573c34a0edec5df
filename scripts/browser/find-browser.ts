import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The default install locations of Chrome, Chromium and Edge. */
function usualPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
  if (platform === 'darwin') {
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform === 'win32') {
    const roots = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap(
      (name) => environment[name] ?? [],
    );
    return [
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ].flatMap((path) => roots.map((root) => join(root, path)));
  }
  return [
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/microsoft-edge',
    '/opt/google/chrome/chrome',
    '/snap/bin/chromium',
  ];
}

/**
 * The path of `CHROME_PATH`, or of the first installed browser.
 *
 * @throws Error with instructions if there is none.
 */
export function findBrowser(
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  exists: (path: string) => boolean = existsSync,
): string {
  const named = environment['CHROME_PATH'];
  if (named) {
    if (exists(named)) return named;
    throw new Error(`CHROME_PATH names "${named}", which does not exist`);
  }
  const found = usualPlaces(platform, environment).find(exists);
  if (found) return found;
  throw new Error(
    'No browser found: install Chrome, Chromium or Edge (Debian: apt install chromium), or set CHROME_PATH to one.',
  );
}
