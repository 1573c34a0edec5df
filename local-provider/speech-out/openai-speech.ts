import { askServer } from '../engines/ask-server.js';
import type { ModelServer } from '../environment.js';
import { pcmFromWav } from '../sound/wav.js';
import type { Voice } from './voice.js';

/** Speech by an OpenAI-compatible server, if one is configured with a speech model. */
export function openAiVoice(server: ModelServer | undefined): Voice | undefined {
  const speech = server?.speech;
  if (!server || !speech) return undefined;
  return {
    name: `${speech.model} (${speech.voice}) at ${new URL(server.url).host}`,
    async speak(text, signal) {
      const headers = {
        Authorization: `Bearer ${server.key}`,
        'Content-Type': 'application/json',
      };
      const body = JSON.stringify({ ...speech, input: text, response_format: 'wav' });
      const request = { method: 'POST', headers, body };
      const response = await askServer(`${server.url}/audio/speech`, request, signal);
      return pcmFromWav(new Uint8Array(await response.arrayBuffer()));
    },
  };
}
