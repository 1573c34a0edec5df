import { catalogueEntries, type CatalogueEntry } from '../catalogue.js';
import { UsageError } from './usage-error.js';

/** A family as it is typed: `test-suite.run`. */
export function familyName({ family }: CatalogueEntry): string {
  return family.map(inKebabCase).join('.');
}

/** A call as it is typed: `list-versions`. */
export function callName({ name }: CatalogueEntry): string {
  return inKebabCase(name);
}

/**
 * The calls of a family.
 *
 * @throws UsageError for an unknown family
 */
export function callsOf(family: string): CatalogueEntry[] {
  const entries = catalogueEntries();
  const found = entries.filter((entry) => familyName(entry) === family);
  if (found.length > 0) return found;
  const families = [...new Set(entries.map(familyName))].join(', ');
  throw new UsageError(`"${family}" is not a family; families are ${families}`);
}

/** @throws UsageError for an unknown call */
export function findCall(name: string, family: string): CatalogueEntry {
  const calls = callsOf(family);
  const found = calls.find((entry) => callName(entry) === name);
  if (found) return found;
  const names = calls.map(callName).join(', ');
  throw new UsageError(`"${name}" is not a call of ${family}; its calls are ${names}`);
}

function inKebabCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
