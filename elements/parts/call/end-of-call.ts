import { enPastCall, type PastCallTexts } from '../../../core/locales/en-past-call.js';
import type { LateTexts } from '../../../core/locales/en.js';
import { PartTexts } from '../../../core/locales/late-texts.js';
import type { PastCall } from '../../../core/machine/regions/voice.js';

/** Why a call ended, in the widget's words, of which a page may have replaced some. */
export function endOfCall(past: PastCall, texts: LateTexts): string {
  return reasonOf(past, new PartTexts('pastCall', enPastCall).of(texts));
}

/** The same where all words after a call are at hand. */
export function reasonOf({ reason }: PastCall, { reasons }: PastCallTexts): string {
  return Object.hasOwn(reasons, reason) ? reasons[reason as keyof typeof reasons] : reasons.other;
}
