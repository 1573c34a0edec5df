import * as z from 'zod/mini';
import { EXTENSION_LIMIT, EXTENSION_WAIT_MAX_S } from './numbers.js';
import { numberFrom, textUpTo } from './schema-parts.js';

/** Dialled after the number has answered. */
export const extension = textUpTo(EXTENSION_LIMIT);

/** How long the extension is held back, in seconds. It needs an extension. */
export const extensionWait = numberFrom(0, EXTENSION_WAIT_MAX_S, ' seconds');

/** Why a wait is refused that waits for nothing. */
export const NEEDS_EXTENSION = 'left out without an extension';

interface Dialled {
  readonly extension?: string | undefined;
  readonly waitBeforeExtensionDialSec?: number | undefined;
}

/** Refuses a wait that has no extension to wait for. */
export const waitNeedsExtension = z.refine<Dialled>(
  ({ extension, waitBeforeExtensionDialSec }) =>
    waitBeforeExtensionDialSec === undefined || !!extension,
  { path: ['waitBeforeExtensionDialSec'], error: NEEDS_EXTENSION },
);
