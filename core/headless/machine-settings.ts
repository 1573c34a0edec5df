import { resolveTable } from '../options/resolve-look.js';
import { MACHINE, type ResolvedHeadlessOptions, type ResolvedOf } from '../options/table.js';
import type { Settings } from '../machine/settings.js';

/** The part of the options that the machine reads. */
export function settingsOf(options: ResolvedHeadlessOptions): Settings {
  const { assistantId, chatUrl, publicKey, transport } = options;
  return {
    ...resolveTable<ResolvedOf<typeof MACHINE>>(MACHINE, Object.entries(options)).options,
    // A key of another back end is not for the specified provider.
    chatConfigured: !!(chatUrl ?? (transport === 'vapi' && publicKey && assistantId)),
  };
}

export function isSame(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Identifies the assistant that a conversation is with. A new key is no change. */
export function providerOf({
  apiUrl,
  assistantId = '',
  chatUrl = apiUrl,
}: ResolvedHeadlessOptions): string {
  return JSON.stringify([chatUrl, assistantId]);
}
