import { resolveTable } from '../options/resolve-look.js';
import { MACHINE, type ResolvedHeadlessOptions, type ResolvedOf } from '../options/table.js';
import type { Settings } from '../machine/settings.js';

/** The part of the options that the machine reads. */
export function settingsOf(options: ResolvedHeadlessOptions): Settings {
  return {
    ...resolveTable<ResolvedOf<typeof MACHINE>>(MACHINE, Object.entries(options)).options,
    chatConfigured: !!(options.publicKey && options.assistantId),
  };
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Whether a conversation may continue after a change of options. A new key is no change. */
export function isSameProvider(
  one: ResolvedHeadlessOptions,
  other: ResolvedHeadlessOptions,
): boolean {
  const access = ({ assistantId, apiUrl }: ResolvedHeadlessOptions) => [assistantId, apiUrl];
  return isSame(access(one), access(other));
}
