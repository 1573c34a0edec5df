/** A call of a page's tool that awaits the visitor's permission or runs. */
export interface ToolRequest {
  readonly id: string;
  /** The name of the tool. */
  readonly name: string;
  /** The name of the tool for the visitor. */
  readonly title: string;
  /** The arguments, all of them and whole, to be read by the visitor. Nothing in them is invisible. */
  readonly arguments: readonly { readonly name: string; readonly value: string }[];
  readonly status: 'asked' | 'running';
}

/**
 * The visitor's answer to the question whether a tool may run. `always`: also next time, with any arguments.
 * `decline-all`: nor any other that awaits an answer.
 */
export type Permission = 'allow' | 'always' | 'decline' | 'decline-all';

/** How a call of a tool ended. */
export type ToolOutcome =
  | 'done'
  | 'declined'
  | 'failed'
  | 'timed-out'
  /** The page no longer has the tool, or has changed it. */
  | 'gone'
  /** The arguments do not match the schema of the tool. */
  | 'invalid'
  /** Too many calls await the visitor. */
  | 'too-many'
  /** The visitor has declined often and has not spoken or typed since. */
  | 'not-asked'
  /** The call ended first. */
  | 'ended';

/** A part with its id, and the text that stands for it where only text is shown. */
export interface AddedPart {
  readonly partId: string;
  readonly text: string;
  readonly part: Part;
}

/** A note of a page tool, or a block, between the messages of a conversation. */
export type Part =
  | { readonly kind: 'tool'; readonly outcome: ToolOutcome; readonly result: string }
  /** Checked when it is shown. */
  | { readonly kind: 'block'; readonly block: unknown };
