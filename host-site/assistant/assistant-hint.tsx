import { useEffect, useState } from 'react';
import { watchMicrophone } from '../microphone.js';

/** Points, without a microphone, at the page with the chat. */
export function AssistantHint() {
  const [hasMicrophone, setMicrophone] = useState(true);
  useEffect(() => watchMicrophone(setMicrophone), []);
  return (
    <p className="assistant-hint needs-script" role="status" hidden={hasMicrophone}>
      No microphone was found: you can type instead, on{' '}
      <a href="/embed.html">the page with a text box</a>.
    </p>
  );
}
