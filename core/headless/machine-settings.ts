import { MACHINE, type ResolvedHeadlessOptions, type ResolvedOf } from '../options/table.js';
import type { Settings } from '../machine/settings.js';

/** The part of the options that the machine reads. */
export function settingsOf(options: ResolvedHeadlessOptions): Settings {
  const names = Object.keys(MACHINE) as (keyof typeof MACHINE)[];
  return {
    ...(Object.fromEntries(names.map((name) => [name, options[name]])) as ResolvedOf<
      typeof MACHINE
    >),
    chatConfigured: Boolean(options.publicKey && options.assistantId),
  };
}

export function isSame(one: Settings, other: Settings): boolean {
  return (Object.keys(one) as (keyof Settings)[]).every((name) => one[name] === other[name]);
}

/** Whether a conversation may continue after a change of options. */
export function isSameProvider(
  one: ResolvedHeadlessOptions,
  other: ResolvedHeadlessOptions,
): boolean {
  return (
    one.publicKey === other.publicKey &&
    one.assistantId === other.assistantId &&
    one.apiUrl === other.apiUrl
  );
}
