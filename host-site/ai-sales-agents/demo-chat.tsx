import { useEffect, useRef, useState, type FormEvent } from 'react';
import {
  DEMO_REPLY_DELAY_MS,
  demoChatTexts,
  demoConversation,
  demoReply,
} from '../content/agents.js';
import { languageOf } from '../content/languages.js';
import type { ChatMessage } from '../content/content-model.js';
import { ConversationLines } from '../parts/conversation-lines.js';

/** A sample conversation that can be carried on; its answers are always the same. */
export function DemoChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(demoConversation);
  const [text, setText] = useState('');
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());
  const window = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const waiting = replies.current;
    return () => waiting.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    const log = window.current?.querySelector('[role="log"]');
    log?.scrollTo({ top: log.scrollHeight });
  }, [messages]);

  const append = (message: ChatMessage) => setMessages((before) => [...before, message]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '') return;
    append({ sender: 'user', message, language: languageOf(message) });
    setText('');
    const reply = setTimeout(() => {
      replies.current.delete(reply);
      append(demoReply);
    }, DEMO_REPLY_DELAY_MS);
    replies.current.add(reply);
  };

  return (
    <div ref={window} className="demo-chat">
      <p className="demo-chat-head">
        <strong>{demoChatTexts.title}</strong> <span>{demoChatTexts.lede}</span>
      </p>
      <ConversationLines label={demoChatTexts.label} lines={messages} />
      <form className="needs-script" onSubmit={send}>
        <input
          type="text"
          aria-label="Your message"
          placeholder={demoChatTexts.placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <button type="submit" className="button">
          Send
        </button>
      </form>
    </div>
  );
}
