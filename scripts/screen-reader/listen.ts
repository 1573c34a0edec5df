import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { company } from '../../host-site/content/company.js';
import { createLocalProvider } from '../../local-provider/index.js';
import { ROOT } from '../build/root.js';
import { serveFolder } from '../serve-folder.js';
import { buildSite } from '../site/build-site.js';
import { ANSWERS, SCENARIOS } from './scenarios.js';

const USAGE = `Runs the screen reader Orca with a browser and compares what it says with what is recorded in heard/.

  npm run listen:orca -- [--browser firefox|chromium|webkit] [--update] [SCENARIO …]

  --browser NAME  repeatable. Default: firefox and chromium
  --update        records what is said

It needs npm run build and, on Debian:
  apt install orca at-spi2-core speech-dispatcher dbus-x11 xvfb x11-utils openbox xdotool firefox-esr chromium`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    browser: { type: 'string', multiple: true, default: ['firefox', 'chromium'] },
    update: { type: 'boolean' },
    help: { type: 'boolean' },
  },
});

const HERE = import.meta.dirname;

function isInstalled(tool: string): boolean {
  try {
    execFileSync('which', [tool], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Width and height of the screen, in pixels. */
const SCREEN = '1280x1000';

/** The page with the widget alone, which has these attributes. */
function withWidget(site: string, provider: string, query: string) {
  const attributes = new URLSearchParams(query);
  const faults = attributes.get('faults');
  attributes.set('api-url', provider + (faults ? `/faults/${faults}` : ''));
  attributes.delete('faults');
  const screen = attributes.get('screen') ?? SCREEN;
  attributes.delete('screen');
  const chat = attributes.get('chat-url');
  if (chat) attributes.set('chat-url', provider + chat);
  attributes.set('call-bundle-url', `${provider}/call-machine.js`);
  return { url: `${site}/index.html?${attributes}`, screen, title: 'Homes' };
}

/** Yields the name of each scenario and its speech, as text. */
async function* listen(
  browser: string,
  names: readonly string[],
): AsyncGenerator<readonly [name: string, said: string]> {
  const run = mkdtempSync(join(tmpdir(), 'listen-'));
  cpSync(join(ROOT, 'dist/cdn'), join(run, 'site/cdn'), { recursive: true });
  copyFileSync(join(HERE, 'page.html'), join(run, 'site/index.html'));
  const provider = await createLocalProvider({ port: 0, answers: [...ANSWERS] });
  const site = await serveFolder(join(run, 'site'));
  const isOfSite = (name: string) => SCENARIOS[name]![0]!.startsWith('/');
  if (names.some(isOfSite)) await buildSite(join(run, 'host-site'));
  const hostSite = await serveFolder(join(run, 'host-site'));
  try {
    for (const name of names) {
      const [page = '', ...steps] = SCENARIOS[name]!;
      const { url, screen, title } = isOfSite(name)
        ? { url: hostSite.url + page, screen: SCREEN, title: company.name }
        : withWidget(site.url, provider.url, page);
      const child = spawn(
        'dbus-run-session',
        ['--', join(HERE, 'session.sh'), browser, url, ...steps],
        {
          env: {
            ...process.env,
            HOME: run,
            XDG_RUNTIME_DIR: run,
            LISTEN_SCREEN: screen,
            LISTEN_TITLE: title,
            LISTEN_RUN: mkdtempSync(join(run, 'x')),
          },
          stdio: ['ignore', 'pipe', 'ignore'],
        },
      );
      let said = '';
      child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
      await once(child, 'close');
      // Removes what differs from run to run: the bus reports what it starts, what is fast is not awaited aloud,
      // calls take different times, and a browser remembers visited links.
      said = said
        .slice(said.indexOf('> '))
        .replace(/^(Assistant is typing|Connecting)\.\.\.\n/gm, '')
        .replace(/^(Connecting dot dot dot  Cancel|End Call) push button\.\n(?=Connected\n)/gm, '')
        .replace(/\b\d+:\d\d\b/g, '0:00')
        .replace(/\bvisited link\b/g, 'link');
      console.log(`\n# ${name}, ${browser}\n${said}`);
      yield [name, said];
    }
  } finally {
    await Promise.all([provider.close(), site.close(), hostSite.close()]);
    rmSync(run, { recursive: true, force: true });
  }
}

const missing = [
  'orca',
  'Xvfb',
  'openbox',
  'xdotool',
  'speech-dispatcher',
  'dbus-run-session',
].filter((tool) => !isInstalled(tool));
if (values.help || missing.length) {
  console.log(missing.length ? `Missing: ${missing.join(', ')}\n\n${USAGE}` : USAGE);
  process.exit(values.help ? 0 : 1);
}

for (const browser of values.browser) {
  const names = positionals.length ? positionals : Object.keys(SCENARIOS);
  for await (const [name, said] of listen(browser, names)) {
    const file = join(HERE, `heard/${browser}-${name.replaceAll(' ', '-')}.txt`);
    const recorded = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (values.update) writeFileSync(file, said);
    else if (said !== recorded) {
      console.error(`✗ ${name}, ${browser}: not what heard/ has. It was:\n${recorded}`);
      process.exitCode = 1;
    }
  }
}
