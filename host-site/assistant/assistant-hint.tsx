import { useEffect, useState } from 'react';
import { watchMicrophone } from '../microphone.js';

/** Points at the assistant or, without a microphone, at the page with the chat. */
export function AssistantHint() {
  const [microphone, setMicrophone] = useState<'present' | 'missing'>('present');
  useEffect(() => watchMicrophone((here) => setMicrophone(here ? 'present' : 'missing')), []);
  return (
    <p className="assistant-hint needs-script" role="status">
      {microphone === 'present' ? (
        'Questions? Ask our AI agent out loud, at any hour.'
      ) : (
        <>
          No microphone was found: you can type instead, on{' '}
          <a href="/embed.html">the page with a text box</a>.
        </>
      )}
    </p>
  );
}
