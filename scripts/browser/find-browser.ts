import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The browsers that tests run in, by their engines. */
export const BROWSERS = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof BROWSERS)[number];

interface Search {
  /** The environment variable that names the browser's program. */
  readonly variable: string;
  readonly places: (platform: NodeJS.Platform, environment: NodeJS.ProcessEnv) => readonly string[];
  readonly instructions: string;
}

const SEARCHES: Readonly<Record<BrowserName, Search>> = {
  chromium: {
    variable: 'CHROME_PATH',
    places: chromiumPlaces,
    instructions: 'install Chrome, Chromium or Edge (Debian: apt install chromium)',
  },
  firefox: {
    variable: 'FIREFOX_PATH',
    places: firefoxPlaces,
    instructions: 'install Firefox (Debian: apt install firefox-esr pulseaudio)',
  },
  webkit: {
    variable: 'WEBKIT_DRIVER_PATH',
    places: () => ['/usr/bin/WebKitWebDriver'],
    instructions:
      'install WebKitGTK on Linux (Debian: apt install ' +
      'webkit2gtk-driver gir1.2-webkit2-4.1 python3-gi xvfb pulseaudio)',
  },
};

/** The default install locations of Chrome, Chromium and Edge. */
function chromiumPlaces(platform: NodeJS.Platform, environment: NodeJS.ProcessEnv): string[] {
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

function firefoxPlaces(platform: NodeJS.Platform): string[] {
  if (platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  return ['/usr/bin/firefox', '/usr/bin/firefox-esr', '/snap/bin/firefox'];
}

/**
 * The program that an environment variable (`CHROME_PATH`, `FIREFOX_PATH`, `WEBKIT_DRIVER_PATH`) names,
 * or the first that is installed. For WebKit this is its driver.
 *
 * @throws Error with instructions if there is none.
 */
export function findBrowser(
  name: BrowserName,
  environment: NodeJS.ProcessEnv = process.env,
  platform: NodeJS.Platform = process.platform,
  exists: (path: string) => boolean = existsSync,
): string {
  const { variable, places, instructions } = SEARCHES[name];
  const named = environment[variable];
  if (named) {
    if (exists(named)) return named;
    throw new Error(`${variable} names "${named}", which does not exist`);
  }
  const found = places(platform, environment).find(exists);
  if (found) return found;
  throw new Error(`No ${name} found: ${instructions}, or set ${variable}.`);
}
