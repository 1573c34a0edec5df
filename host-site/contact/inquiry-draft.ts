import { useSyncExternalStore } from 'react';

export type Inquiry = Readonly<Record<string, FormDataEntryValue>>;

/** An unfinished inquiry. */
export interface Draft {
  /** Changes when the form must show other values than those that the visitor has entered. */
  readonly id: number;
  readonly inquiry: Inquiry;
}

/** Kept in memory while the visitor looks at other pages. */
let draft: { readonly id: number; inquiry: Inquiry } = { id: 0, inquiry: {} };

const listeners = new Set<() => void>();

/** Keeps what the visitor has entered, and what is in fields that are hidden now. */
export function keepInquiry(inquiry: Inquiry): void {
  draft.inquiry = { ...draft.inquiry, ...inquiry };
}

/** Fills fields of the form, those of now or those that the visitor sees next. */
export function fillInquiry(fields: Inquiry): Draft {
  return replaceInquiry({ ...draft.inquiry, ...fields });
}

/** The message that names the last offer. */
let asked = '';

/** Names an offer in the message, unless the visitor has written one, or more. */
export function askAbout(offer: string): void {
  const { message = '' } = draft.inquiry;
  if (message && message !== asked) return;
  asked = `I am interested in ${offer}.`;
  fillInquiry({ message: asked });
}

export function replaceInquiry(inquiry: Inquiry): Draft {
  draft = { id: draft.id + 1, inquiry };
  for (const listener of listeners) listener();
  return draft;
}

export function useInquiryDraft(): Draft {
  return useSyncExternalStore(subscribe, current, current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function current(): Draft {
  return draft;
}
