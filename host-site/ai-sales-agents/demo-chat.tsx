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

/** A conversation that can be continued; its answers are always the same. */
export function DemoChat() {
  const [messages, setMessages] = useState<readonly ChatMessage[]>(demoConversation);
  const replies = useRef(new Set<ReturnType<typeof setTimeout>>());
  const log = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const waiting = replies.current;
    return () => waiting.forEach(clearTimeout);
  }, []);
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);

  const append = (message: ChatMessage) => setMessages((before) => [...before, message]);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const message = `${new FormData(form).get('message')}`.trim();
    if (message === '') return;
    append({ sender: 'user', message, language: languageOf(message) });
    form.reset();
    const reply = setTimeout(() => {
      replies.current.delete(reply);
      append(demoReply);
    }, DEMO_REPLY_DELAY_MS);
    replies.current.add(reply);
  };

  return (
    <div className="card demo-chat">
      <p>
        <strong>{demoChatTexts.title}</strong> <span className="quiet">{demoChatTexts.lede}</span>
      </p>
      <ConversationLines ref={log} label={demoChatTexts.label} lines={messages} />
      {/* Before the page's code is there, Enter sends nothing. */}
      <form className="needs-script" method="dialog" onSubmit={send}>
        <input
          type="text"
          name="message"
          aria-label="Your message"
          placeholder={demoChatTexts.placeholder}
          autoComplete="off"
        />
        <button type="submit" className="button">
          Send
        </button>
      </form>
    </div>
  );
}
