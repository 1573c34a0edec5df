import { checkPackages } from './missing-packages.js';
import type { LocalProvider, LocalProviderOptions } from './server.js';

export { RecordingsError } from './call/recording/recordings.js';
export { EnvironmentError } from './environment.js';
export { DataFileError } from './management/data-file.js';
export { MissingPackagesError } from './missing-packages.js';
export type { LocalProvider, LocalProviderOptions };

/**
 * Starts a development server that speaks the provider's wire, for this machine alone. Its parts are
 * loaded when it is called: importing it needs nothing but this package.
 *
 * @throws MissingPackagesError for packages that have to be installed beside this one;
 *   EnvironmentError for a variable that cannot be used; DataFileError for a file that cannot,
 *   RecordingsError for a folder; RangeError for a host that is not loopback; the system's own error,
 *   with its `code`, for a port that cannot be had.
 */
export async function createLocalProvider(options: LocalProviderOptions): Promise<LocalProvider> {
  checkPackages();
  const { startServer } = await import('./server.js');
  return startServer(options);
}
