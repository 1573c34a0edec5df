import type { Ref } from 'react';
import type { ChatMessage } from '../content/content-model.js';

export interface ConversationLinesProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  readonly lines: readonly ChatMessage[];
  /** The line that is heard now. */
  readonly current?: number;
  /** The word of it that is heard, from 0. */
  readonly word?: number | undefined;
}

const NAMES = { ai: 'Agent', user: 'Buyer' } as const;

/** A conversation in turns. */
export function ConversationLines({ ref, label, lines, current, word }: ConversationLinesProps) {
  return (
    <div
      ref={ref}
      className="conversation"
      role="log"
      aria-label={label}
      tabIndex={0}
      data-nosnippet
    >
      <ol>
        {lines.map(({ sender, message, language, meaning, time }, at) => (
          <li key={at} data-sender={sender} aria-current={at === current || undefined}>
            <span className="visually-hidden">{NAMES[sender]}: </span>
            <span lang={language}>
              {at === current && word !== undefined ? (
                <Heard message={message} word={word} />
              ) : (
                message
              )}
            </span>
            {meaning && <small>{meaning}</small>}
            {time && <small>{time}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A message with one of its words marked. */
function Heard({ message, word }: { readonly message: string; readonly word: number }) {
  const words = message.split(' ');
  const before = words.slice(0, word).map((each) => `${each} `);
  return (
    <>
      {before}
      <mark>{words[word]}</mark> {words.slice(word + 1).join(' ')}
    </>
  );
}
