export type Engine = 'chromium' | 'firefox' | 'webkit';

interface Gap {
  readonly engine: Engine;
  readonly reason: string;
}

/**
 * Everything for which tests are skipped in an engine, each once. `npm run docs` writes it into the README.
 */
export const ENGINE_GAPS = {
  webrtc: { engine: 'webkit', reason: 'Debian builds WebKitGTK without WebRTC' },
  'invoker commands': { engine: 'webkit', reason: 'WebKitGTK 2.50 has no invoker commands' },
  'forced colours': { engine: 'webkit', reason: 'WebKitGTK cannot emulate forced colours' },
  print: { engine: 'webkit', reason: 'WebKitGTK cannot emulate print' },
  'speaker selection': { engine: 'webkit', reason: 'WebKitGTK 2.50 has no setSinkId' },
  'settled playback': {
    engine: 'webkit',
    reason: 'in WebKitGTK, play() never settles when its stream is removed',
  },
  'broken answers': {
    engine: 'webkit',
    reason: 'in WebKitGTK, an answer that is cut off ends like a complete one',
  },
  'network events': {
    engine: 'webkit',
    reason: 'WebKitWebDriver neither intercepts requests nor reports their ends',
  },
  touch: { engine: 'webkit', reason: 'WebKitWebDriver cannot emulate a touch screen' },
} as const satisfies Readonly<Record<string, Gap>>;

export type EngineGap = keyof typeof ENGINE_GAPS;

/** The engine under test. */
function engine(): Engine {
  // The test command names it for tests in Node.
  if (typeof document === 'undefined') return (process.env['TEST_BROWSER'] ?? 'chromium') as Engine;
  const { userAgent } = navigator;
  if (userAgent.includes('Firefox')) return 'firefox';
  return userAgent.includes('Chrome') ? 'chromium' : 'webkit';
}

/** The reason if the engine under test lacks something. */
export function lacks(gap: EngineGap): string | false {
  return ENGINE_GAPS[gap].engine === engine() && ENGINE_GAPS[gap].reason;
}
