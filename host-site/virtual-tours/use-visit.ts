import { useEffect, useState } from 'react';
import { useCallMessages } from '../assistant/assistant-context.js';
import { isHomeId } from '../tours/homes.js';
import type { Seen } from '../tours/plan.js';

/** The visitor's own visit of tours, which this page alone knows. They tell what is seen, once a second. */
export function useVisit() {
  const [all, setSeen] = useState<Readonly<Record<string, Seen>>>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      const { seen } = Object(data) as { readonly seen?: unknown };
      if (origin !== location.origin || !isSeen(seen)) return;
      const key = `${seen.home} ${seen.name}`;
      setSeen((all) => ({
        ...all,
        [key]: { ...seen, seconds: seen.seconds + (all[key]?.seconds ?? 0) },
      }));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useCallMessages((message) => {
    if (message?.type === 'conversation-update') setQuestions(questionsIn(message['messages']));
  });
  const places = Object.values(all).sort((one, other) => other.seconds - one.seconds);
  return { places, questions, seconds: places.reduce((sum, { seconds }) => sum + seconds, 0) };
}

type Fields = Readonly<Record<string, unknown>>;

/** Other scripts of the page may send messages, too. */
function isSeen(value: unknown): value is Seen {
  const { home, name, at, seconds } = Object(value) as Fields;
  return (
    typeof home === 'string' &&
    isHomeId(home) &&
    typeof name === 'string' &&
    typeof seconds === 'number' &&
    Array.isArray(at)
  );
}

/** The words of the visitor. The provider's messages are not checked. */
function questionsIn(messages: unknown): readonly string[] {
  const said: readonly unknown[] = Array.isArray(messages) ? messages : [];
  return said.flatMap((each) => {
    const { role, message } = Object(each) as Fields;
    return role === 'user' && typeof message === 'string' ? [message] : [];
  });
}
