import { askServer } from '../engines/ask-server.js';
import type { ModelServer } from '../environment.js';
import { SAMPLE_RATE } from '../sound/format.js';
import { resample } from '../sound/resample.js';
import { writeWav } from '../sound/wav.js';
import { MODEL_RATE, type Recognizer } from './recognizer.js';

/** Transcribes with an OpenAI-compatible server, if one has a transcription model. */
export function openAiRecognizer(server: ModelServer | undefined): Recognizer | undefined {
  const model = server?.transcriptionModel;
  if (!server || !model) return undefined;
  return {
    name: `${model} at ${new URL(server.url).host}`,
    interim: false,
    async transcribe(pcm, signal) {
      const wav = writeWav({ rate: MODEL_RATE, samples: resample(pcm, SAMPLE_RATE, MODEL_RATE) });
      const body = new FormData();
      body.set('model', model);
      body.set('response_format', 'json');
      body.set('file', new Blob([wav], { type: 'audio/wav' }), 'speech.wav');
      const headers = { Authorization: `Bearer ${server.key}` };
      const request = { method: 'POST', headers, body };
      const response = await askServer(`${server.url}/audio/transcriptions`, request, signal);
      return textOf(await response.json());
    },
  };
}

function textOf(answer: unknown): string {
  if (typeof answer === 'object' && answer && 'text' in answer && typeof answer.text === 'string') {
    return answer.text.trim();
  }
  throw new Error('its answer has no text');
}
