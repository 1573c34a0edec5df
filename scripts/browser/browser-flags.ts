import { LOOPBACK_ONLY } from './foreign-traffic.js';

/** The pages of the browser itself behind its address bar: one renderer each for every window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A renderer that waits for the next page: a test's window is closed before it has one. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** What Playwright has off: Chromium takes the last list of those it is given, which is ours. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'AimEnabled',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** Makes Chromium quiet and offline, and has it play sound without a click. */
export const BROWSER_FLAGS: readonly string[] = [
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, SPARE_RENDERER].join()}`,
  LOOPBACK_ONLY,
];

/** Gives it a microphone that beeps, or plays a file, and has it ask nobody. */
export const MICROPHONE_FLAGS: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Makes it able to call where only loopback is up. */
export const CALL_FLAG = '--allow-loopback-in-peer-connection';
