import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The line of Playwright's bundle that holds its script for pages as a string. */
const INJECTED = '// packages/injected/src/injectedScript.ts';

let source: string | undefined;

/**
 * Playwright's script for pages, in which its selectors, states and accessibility trees are implemented,
 * with `agent.js`. The body of a function that returns the agent.
 */
export function agentSource(): string {
  return (source ??= `
    const module = {};
    ${injectedSource()}
    const injected = new (module.exports.InjectedScript())(window, ${JSON.stringify({
      isUnderTest: false,
      sdkLanguage: 'javascript',
      frameSeq: 0,
      testIdAttributeName: 'data-testid',
      stableRafCount: 1,
      browserName: 'webkit',
      shouldPrependErrorPrefix: false,
      isUtilityWorld: false,
      customEngines: [],
    })});
    ${readFileSync(new URL('agent.js', import.meta.url), 'utf8')}`);
}

/** @throws Error if this version of Playwright has it in another form. */
function injectedSource(): string {
  const bundle = createRequire(import.meta.url).resolve('playwright-core/lib/coreBundle');
  const lines = readFileSync(bundle, 'utf8').split('\n');
  const line = lines.find((each) => each.includes(INJECTED));
  const literal = line?.slice(line.indexOf("'"), line.lastIndexOf("'") + 1);
  if (!literal) throw new Error('playwright-core has no script for pages');
  return new Function(`return ${literal}`)() as string;
}

/** Runs at the start of every document: reports errors and console messages to `window.py`. */
export const REPORTER = `(() => {
  const report = (event) => webkit.messageHandlers.driver.postMessage(JSON.stringify({ event }));
  const told = (error) => ({ message: String(error?.message ?? error), stack: String(error?.stack ?? '') });
  const printed = (value) => value?.constructor === Object ? JSON.stringify(value) : String(value);
  const fail = (error) => report({ type: 'pageerror', ...told(error) });
  addEventListener('error', ({ error, message }) => fail(error ?? message));
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  for (const [type, method] of [['error', 'error'], ['warning', 'warn'], ['log', 'log']]) {
    const original = console[method];
    console[method] = (...values) => {
      report({ type: 'console', level: type, text: values.map(printed).join(' ') });
      original.apply(console, values);
    };
  }
})()`;
