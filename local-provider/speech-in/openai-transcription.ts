import type { ModelServer } from '../environment.js';
import { SAMPLE_RATE } from '../sound/format.js';
import { resample } from '../sound/resample.js';
import { writeWav } from '../sound/wav.js';
import { MODEL_RATE, type Recognizer } from './recognizer.js';

const LIMIT_MS = 30_000;

/** Words by a server that speaks the OpenAI API, where one has a transcription model. */
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
      const response = await fetch(`${server.url}/audio/transcriptions`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${server.key}` },
        body,
        signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
      });
      if (!response.ok) throw new Error(`it answered ${response.status}`);
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
