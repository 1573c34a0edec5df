/** Something that is measured: a widget, or a limit that no widget can go below. */
export interface Subject {
  /** Its name in addresses and on the command line. */
  readonly id: string;
  /** Its name in tables. */
  readonly name: string;
  readonly kind: 'ours' | 'peer' | 'limit';
  /** What a page has in its body to show it. */
  readonly body: string;
  /** The script's expression for the element that is to be seen first. */
  readonly first?: string;
  /** What takes part in the conversations; nothing where it is only looked at. */
  readonly chat?: Chat;
}

/** How one talks with a widget. */
export interface Chat {
  /** What is pressed, one after the other, before one can type. */
  readonly presses: readonly string[];
  /** The text box. */
  readonly box: string;
  /** The expression for what has the drawn text as its `textContent`. */
  readonly drawn: string;
  /** The expression for the element that scrolls. */
  readonly scroller: string;
  /** The statements that close the panel, and that open it again. */
  readonly toggle?: { readonly close: string; readonly open: string };
  /** How a conversation of before gets in: when the page loads, or as the answer to a question. */
  readonly history?: 'at-load' | 'as-answer';
}
