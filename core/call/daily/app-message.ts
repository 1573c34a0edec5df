import { APP_MESSAGE_LIMIT } from '../../constants.js';
import { toJson } from '../../json.js';
import { sentLength } from '../../limits/sent-length.js';

/** The provider's message that adds words to a conversation. */
interface AddMessage {
  readonly type: 'add-message';
  readonly message: { readonly role: string; readonly content: string };
  readonly triggerResponseEnabled?: boolean;
}

/**
 * A message for the assistant as JSON texts. A long text is split into several, and answered after
 * the last.
 *
 * @throws {TypeError} if the message is not a JSON value
 * @throws {RangeError} if it is too long and cannot be split
 */
export function appMessages(message: unknown): string[] {
  const length = sentLength(message);
  if (length === undefined) throw new TypeError('A message must be a JSON value');
  if (length <= APP_MESSAGE_LIMIT) return [toJson(message)];
  if (!isDivisible(message))
    throw new RangeError(
      `A message of ${length} characters is too long: at most ${APP_MESSAGE_LIMIT} fit`,
    );
  const { content } = message.message;
  const cut = middleOf(content);
  const first = withContent(message, content.slice(0, cut));
  return [
    ...appMessages({ ...first, triggerResponseEnabled: false }),
    ...appMessages(withContent(message, content.slice(cut))),
  ];
}

function withContent(message: AddMessage, content: string): AddMessage {
  return { ...message, message: { ...message.message, content } };
}

/** The index to split a text at: after a space near its middle, or else there, but in no character. */
function middleOf(text: string): number {
  const middle = Math.ceil(text.length / 2);
  const space = text.lastIndexOf(' ', middle) + 1;
  if (space > middle / 2) return space;
  return text.codePointAt(middle - 1)! > 0xffff ? middle + 1 : middle;
}

/** Whether a message consists of words that can be split. */
function isDivisible(message: unknown): message is AddMessage {
  const { type, message: added } = message as Partial<AddMessage>;
  const content = added?.content;
  return (
    type === 'add-message' && typeof content === 'string' && middleOf(content) < content.length
  );
}
