import { useEffect, useState } from 'react';
import { useCallMessages } from '../assistant/assistant-context.js';
import type { Seen } from '../tours/plan.js';

/** The visitor's own visit of tours, which this page alone knows. They tell what is seen, once a second. */
export function useVisit() {
  const [all, setSeen] = useState<Readonly<Record<string, Seen>>>({});
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      const { seen } = Object(data) as { readonly seen?: Seen };
      if (!seen || origin !== location.origin) return;
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
    if (message?.type !== 'conversation-update') return;
    const said = message['messages'] as readonly { role: string; message: string }[];
    setQuestions(said.filter(({ role }) => role === 'user').map((each) => each.message));
  });
  const places = Object.values(all).sort((one, other) => other.seconds - one.seconds);
  return { places, questions, seconds: places.reduce((sum, { seconds }) => sum + seconds, 0) };
}
