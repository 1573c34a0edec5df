export type Engine = 'chromium' | 'firefox' | 'webkit';

interface Gap {
  readonly engines: readonly Engine[];
  readonly reason: string;
}

/**
 * Everything for which tests are skipped in an engine, each once. `npm run docs` writes it into docs/browsers.md.
 */
export const ENGINE_GAPS = {
  webrtc: { engines: ['webkit'], reason: 'Debian builds WebKitGTK without WebRTC' },
  'invoker commands': { engines: ['webkit'], reason: 'WebKitGTK 2.50 has no invoker commands' },
  'forced colours': { engines: ['webkit'], reason: 'WebKitGTK cannot emulate forced colours' },
  print: { engines: ['webkit'], reason: 'WebKitGTK cannot emulate print' },
  'speaker selection': { engines: ['webkit'], reason: 'WebKitGTK 2.50 has no setSinkId' },
  'settled playback': {
    engines: ['webkit'],
    reason: 'in WebKitGTK, play() never settles when its stream is removed',
  },
  'broken answers': {
    engines: ['webkit'],
    reason: 'in WebKitGTK, an answer that is cut off ends like a complete one',
  },
  'network events': {
    engines: ['webkit'],
    reason: 'WebKitWebDriver neither intercepts requests nor reports their ends',
  },
  'layout shifts': {
    engines: ['firefox', 'webkit'],
    reason: 'Firefox and WebKit do not measure layout shifts',
  },
  offline: {
    engines: ['webkit'],
    reason: 'WebKitWebDriver cannot take the network away from a page',
  },
  touch: { engines: ['firefox', 'webkit'], reason: 'their drivers cannot emulate a touch screen' },
  'computed roles': {
    engines: ['firefox', 'webkit'],
    reason: 'their drivers do not report the accessibility tree',
  },
  'repeated wheel': {
    engines: ['webkit'],
    reason: 'WebKitWebDriver turns the wheel only once in a page',
  },
  'subgrid widths': {
    engines: ['webkit'],
    reason: 'in WebKitGTK 2.50, wide letters exceed a column of a subgrid by 3 pixels',
  },
  'kept calls': {
    engines: ['firefox'],
    reason: 'Firefox does not keep a page with a call for the way back',
  },
  'storage of kept pages': {
    engines: ['firefox'],
    reason: 'a page that Firefox kept reads the session storage of when it was left',
  },
  'repeated imports': {
    engines: ['firefox'],
    reason: 'Firefox remembers that a script could not be loaded until the page is reloaded',
  },
} as const satisfies Readonly<Record<string, Gap>>;

export type EngineGap = keyof typeof ENGINE_GAPS;

/** The engine under test. */
export function engine(): Engine {
  // The test command names it for tests in Node.
  if (typeof document === 'undefined') return (process.env['TEST_BROWSER'] ?? 'chromium') as Engine;
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox')) return 'firefox';
  return userAgent.includes('Chrome') ? 'chromium' : 'webkit';
}

/** The reason if the engine under test lacks something. */
export function lacks(gap: EngineGap): string | false {
  return (ENGINE_GAPS[gap] as Gap).engines.includes(engine()) && ENGINE_GAPS[gap].reason;
}
