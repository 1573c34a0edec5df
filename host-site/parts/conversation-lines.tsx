import type { Ref } from 'react';
import type { ChatMessage } from '../content/content-model.js';

export interface ConversationLinesProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly label: string;
  readonly lines: readonly ChatMessage[];
}

const NAMES = { ai: 'Agent', user: 'Buyer' } as const;

/** A conversation in turns. */
export function ConversationLines({ ref, label, lines }: ConversationLinesProps) {
  return (
    <div ref={ref} className="conversation" role="log" aria-label={label} tabIndex={0}>
      <ol>
        {lines.map(({ sender, message, language, meaning }, at) => (
          <li key={at} data-sender={sender}>
            <span className="visually-hidden">{NAMES[sender]}: </span>
            <span lang={language}>{message}</span>
            {meaning && <small>{meaning}</small>}
          </li>
        ))}
      </ol>
    </div>
  );
}
