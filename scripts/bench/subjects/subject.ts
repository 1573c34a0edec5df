/** Something that is measured: a widget, or a limit that no widget can go below. */
export interface Subject {
  /** Its name in addresses and on the command line. */
  readonly id: string;
  /** Its name in tables. */
  readonly name: string;
  readonly kind: 'ours' | 'peer' | 'limit';
  /** The markup in the body of a page that shows it. */
  readonly body: string;
  /** The script's expression for the element that shows first. */
  readonly first?: string;
  /** The part that takes part in conversations; nothing if the subject is only shown. */
  readonly chat?: Chat;
  /** The part that takes part in calls, likewise. */
  readonly call?: Call;
}

/** How one talks with a widget. */
export interface Chat {
  /** The buttons to press, in order, before typing is possible. */
  readonly presses: readonly string[];
  /** The text box. */
  readonly box: string;
  /** The expression for what has the drawn text as its `textContent`. */
  readonly drawn: string;
  /** The expression for the element that scrolls. */
  readonly scroller: string;
  /** The statements that close the panel, and that open it again. */
  readonly toggle?: { readonly close: string; readonly open: string };
  /** The body of a page that keeps the conversation over a reload. */
  readonly kept?: string;
  /**
   * How a conversation of before gets in: asked for by the widget when the page loads, as the answer
   * to a question, or as an attribute of the element.
   */
  readonly history?: 'at-load' | 'as-answer' | { readonly attribute: (history: History) => string };
}

/** Earlier messages, in order, all of the assistant. */
export type History = readonly string[];

/** True when a page has marked that the assistant listens. */
export const LISTENING_MARKED = `performance.getEntriesByName('listening').length > 0`;

/** How one calls with a widget, or looks at what a call would show. */
export interface Call {
  /** The body of the page, which reads its options from the address. */
  readonly body: string;
  /** The buttons to press, in order, before there is a button for the call. */
  readonly presses: readonly string[];
  /** The button that starts the call; nothing where none is made. */
  readonly button?: string;
  /** The expression that is true when the assistant listens. */
  readonly listening: string;
  /** The origin of the part of Daily's library that carries the call; nothing if it has none. */
  readonly machine?: 'from-page' | 'from-daily';
  /** The expression for what is hidden for comparison; nothing where nothing is seen. */
  readonly visible?: string;
  /** The statement that has `drawn()` called at each drawing, where the widget can tell. */
  readonly watchDrawings?: string;
  /** Whether it marks, as `listening`, when it has got there: then its start is measured. */
  readonly marks?: boolean;
}
