import { LOOPBACK_ONLY } from './foreign-traffic.js';

/** Pages of the address bar: one renderer each per window. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A spare renderer for the next page, which tests do not use. */
const SPARE_RENDERER = 'SpareRendererForSitePerProcess';

/** Playwright's own list, repeated because Chromium only reads the last `--disable-features`. */
const OFF_BY_PLAYWRIGHT = [
  'AvoidCorsURLLoaderRestartOnRedirect,AvoidUnnecessaryBeforeUnloadCheckSync,AimEnabled',
  'DestroyProfileOnBrowserClose,HttpsFirstBalancedModeAutoEnable,HttpsUpgrades',
  'LensOverlay,MediaRouter,NetworkTimeServiceQuerying',
  'OptimizationHints,PaintHolding,PreconnectToSearch',
  'TcpPortRandomizationWin,ThirdPartyStoragePartitioning,msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/** No background traffic, no foreign hosts, and sound without a click. */
export const BROWSER_FLAGS: readonly string[] = [
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  // `document.modelContext`, in which pages publish their tools.
  '--enable-features=WebMCP',
  '--no-first-run',
  `--disable-features=${[...OFF_BY_PLAYWRIGHT, ...ADDRESS_BAR, SPARE_RENDERER].join()}`,
  LOOPBACK_ONLY,
];

/** A fake microphone that beeps or plays a file, without a permission prompt. */
export const MICROPHONE_FLAGS: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
];

/** Enables calls on a machine that only has a loopback interface. */
export const CALL_FLAG = '--allow-loopback-in-peer-connection';
