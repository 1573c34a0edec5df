import type { ModelServer } from '../environment.js';
import { pcmFromWav } from './from-wav.js';
import type { Voice } from './voice.js';

const LIMIT_MS = 30_000;

/** Speech by a server that speaks the OpenAI API, where one is configured with a speech model. */
export function openAiVoice(server: ModelServer | undefined): Voice | undefined {
  const speech = server?.speech;
  if (!server || !speech) return undefined;
  return {
    name: `${speech.model} (${speech.voice}) at ${new URL(server.url).host}`,
    async speak(text, signal) {
      const response = await fetch(`${server.url}/audio/speech`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ ...speech, input: text, response_format: 'wav' }),
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
      return pcmFromWav(new Uint8Array(await response.arrayBuffer()));
    },
  };
}
