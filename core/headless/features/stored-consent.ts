import { TAB_KEYS } from '../../conversation/tab-keys.js';
import { toJson } from '../../json.js';
import type { ConsentReceipt } from '../../machine/regions/consent.js';
import type { ResolvedHeadlessOptions } from '../../options/table.js';
import type { Ports } from '../../ports.js';
import { anyFieldsOf } from '../../provider/fields.js';
import { isObject } from '../../provider/is-object.js';
import { attempt } from '../../reports/safely.js';
import type { FeatureAssistant } from '../feature-assistant.js';
import type { Feature } from './feature.js';

type Place = Pick<ResolvedHeadlessOptions, 'consentStorageKey'>;

/** Stands for a consent without a notice. */
const GIVEN = 'true';

/** Called when a consent was withdrawn on this page, where no `storage` event is dispatched. */
const watchers = new Set<() => void>();

/** The consent that is stored. Storage that is not available counts as empty; anything may be in it. */
export function storedConsent(
  { memory }: Ports,
  { consentStorageKey }: Place,
): ConsentReceipt | null {
  const stored = attempt(() => memory.recall(consentStorageKey));
  if (stored === GIVEN) return { version: '', language: '', purposes: {}, time: 0 };
  const { version, language, purposes, time } = anyFieldsOf(
    attempt(() => JSON.parse(stored ?? '') as unknown),
  );
  return typeof version === 'string' &&
    typeof language === 'string' &&
    typeof time === 'number' &&
    isObject(purposes)
    ? { version, language, purposes: purposes as ConsentReceipt['purposes'], time }
    : null;
}

export function storeConsent(
  { memory }: Ports,
  { consentStorageKey }: Place,
  receipt: ConsentReceipt,
): void {
  const hasNotice = receipt.version || Object.keys(receipt.purposes).length;
  attempt(() => memory.store(consentStorageKey, hasNotice ? toJson(receipt) : GIVEN));
}

/** Forgets the consent, and all that is stored in this tab. */
export function forgetConsent({ memory }: Ports, { consentStorageKey }: Place): void {
  attempt(() => memory.forget(consentStorageKey));
  attempt(() => TAB_KEYS.forEach((key) => sessionStorage.removeItem(key)));
  for (const check of watchers) check();
}

/** Withdraws a consent that was withdrawn in another tab, or by another widget of the page. */
export function watchConsent({ runtime, options }: FeatureAssistant, ports: Ports): Feature {
  let over: AbortController | undefined;

  function check(): void {
    if (options().consentRequired && !storedConsent(ports, options()))
      runtime.dispatch({ type: 'withdraw-consent' });
  }

  return {
    start() {
      if (over) return;
      over = new AbortController();
      const { signal } = over;
      watchers.add(check);
      globalThis.addEventListener?.(
        'storage',
        ({ key }) => {
          if (key === null || key === options().consentStorageKey) check();
        },
        { signal },
      );
      // A page in the back/forward cache gets no events.
      globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && check(), {
        signal,
      });
    },
    stop() {
      watchers.delete(check);
      over?.abort();
      over = undefined;
    },
  };
}
