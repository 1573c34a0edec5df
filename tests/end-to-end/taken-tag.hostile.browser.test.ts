import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterEach, describe, it } from 'node:test';
import { build } from 'esbuild';
import { Stage } from './stage.js';
import type { Visitor } from './visitor.js';

const WARNING = 'voice-assistant: the tag is already defined. This copy of the script is not used.';

/** An element of the page's own. */
const FOREIGN = `
  customElements.define('voice-assistant', class extends HTMLElement {
    connectedCallback() {
      this.attachShadow({ mode: 'open' }).innerHTML = '<button part="launcher">Mine</button>';
    }
  });`;

/** Records what the page reports. */
const RECORD = `
  window.reports = [];
  addEventListener('error', ({ message }) => reports.push(message));
  addEventListener('unhandledrejection', ({ reason }) => reports.push(String(reason)));
  for (const level of ['warn', 'error']) console[level] = (message) => reports.push(message);`;

/** The documented policy, as far as it is about Trusted Types. */
const [POLICY] = /^require-trusted-types-for[\s\S]*?(?=\n```)/m.exec(
  readFileSync('docs/frameworks/content-security.md', 'utf8'),
)!;

/** Enforces it as soon as the page has a head. */
const ENFORCE = `
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    const policy = { httpEquiv: 'Content-Security-Policy', content: ${JSON.stringify(POLICY)} };
    document.head.append(Object.assign(document.createElement('meta'), policy));
  }).observe(document, { childList: true, subtree: true });`;

/** A copy of Lit, as a page of its own has it. */
async function anotherLit(): Promise<string> {
  const stdin = { contents: "export * from 'lit'", resolveDir: '.' };
  const built = await build({
    stdin,
    bundle: true,
    format: 'iife',
    globalName: 'lit',
    write: false,
  });
  return built.outputFiles[0]!.text;
}

const stage = new Stage();

function reportsOf({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { reports: string[] }).reports);
}

/** Loads every file of the script again, as another version would be. */
async function loadCopy({ page }: Visitor): Promise<void> {
  await page.route('**/copy/**', (route) =>
    route.continue({ url: route.request().url().replace('/copy/', '/') }),
  );
  // A script element needs a policy for its address where Trusted Types are enforced.
  await page.evaluate('import("/copy/voice-assistant.js").then(() => undefined)');
}

/** Replaces the tag by one that is inserted after all scripts have run. */
async function insertTag({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const first = document.querySelector('voice-assistant')!;
    const next = first.cloneNode() as Element;
    next.removeAttribute('open');
    first.replaceWith(next);
  });
}

describe('a page whose tag is taken', () => {
  afterEach(() => stage.goes());

  it('by another copy of the script has two that work, and one warning', async () => {
    const visitor = await stage.comes({ mode: 'chat' }, { script: RECORD });
    await loadCopy(visitor);
    for (const again of [false, true]) {
      if (again) await insertTag(visitor);
      await visitor.opens();
      await visitor.types('What are your opening hours?');
      await visitor.reads('assistant', /Monday/);
    }
    assert.deepEqual(await reportsOf(visitor), [WARNING]);
  });

  it('by a copy beside another Lit, with Trusted Types, has one that works, and one warning', async () => {
    const script = RECORD + (await anotherLit()) + ENFORCE;
    const visitor = await stage.comes({ mode: 'chat' }, { script });
    await loadCopy(visitor);
    await visitor.opens();
    await visitor.types('What are your opening hours?');
    await visitor.reads('assistant', /Monday/);
    const enforced = "try { document.createElement('p').innerHTML = ''; } catch { 'yes' }";
    if (await visitor.page.evaluate("'trustedTypes' in window"))
      assert.equal(await visitor.page.evaluate(enforced), 'yes');
    assert.deepEqual(await reportsOf(visitor), [WARNING]);
  });

  it('by an element of its own keeps that, and has one warning', async () => {
    const visitor = await stage.comes({ mode: 'chat' }, { script: RECORD + FOREIGN });
    assert.equal(await visitor.part('launcher').textContent(), 'Mine');
    await insertTag(visitor);
    assert.equal(await visitor.part('launcher').textContent(), 'Mine');
    assert.deepEqual(await reportsOf(visitor), [WARNING]);
  });
});
