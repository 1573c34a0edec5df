import { useEffect, useState } from 'react';
import { useCallMessages } from '../assistant/assistant-context.js';
import type { Seen } from '../tours/plan.js';

/** The visitor's own visit of tours, which this page alone knows. They tell what is seen, once a second. */
export function useVisit() {
  const [places, setPlaces] = useState<readonly Seen[]>([]);
  const [questions, setQuestions] = useState<readonly string[]>([]);
  useEffect(() => {
    const hear = ({ origin, data }: MessageEvent) => {
      const { seen } = Object(data) as { readonly seen?: Seen };
      if (seen && origin === location.origin) setPlaces((before) => add(before, seen));
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, []);
  useCallMessages((message) => {
    if (message?.type !== 'conversation-update') return;
    const said = message['messages'] as readonly { role: string; message: string }[];
    setQuestions(said.filter(({ role }) => role === 'user').map((each) => each.message));
  });
  return { places, questions, seconds: places.reduce((sum, { seconds }) => sum + seconds, 0) };
}

/** The places with one more look, the one that was looked at the longest first. */
function add(places: readonly Seen[], { seconds, ...seen }: Seen): readonly Seen[] {
  const isIt = ({ home, name }: Seen) => home === seen.home && name === seen.name;
  const before = places.find(isIt)?.seconds ?? 0;
  return [...places.filter((each) => !isIt(each)), { ...seen, seconds: before + seconds }].sort(
    (one, other) => other.seconds - one.seconds,
  );
}
