import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

import { languageOf } from '../language/languages.js';
import { isInstalled } from '../missing-packages.js';
import { pcmFromWav } from '../sound/wav.js';
import type { SpeechDelivery, SpeechOrder } from './espeak-process.js';
import { pronounceable } from './pronunciation.js';
import type { Voice } from './voice.js';

/** The voice of English; those of Indian languages have the language's own code. */
const ENGLISH = 'en-us';

/** More than the longest sentence takes on a slow machine, the start of the process included. */
const LIMIT_MS = 30_000;

/** Speech by the npm package espeak-ng, if it is installed: any machine, 18 MB, robotic. */
export function espeakVoice(): Voice | undefined {
  if (!isInstalled('espeak-ng')) return undefined;
  const process = new EspeakProcess();
  return {
    name: 'espeak-ng (npm)',
    async speak(text, signal) {
      const language = languageOf(text) ?? 'en';
      const voice = language === 'en' ? ENGLISH : language;
      const delivery = await process.order({ voice, text: pronounceable(text) }, signal);
      if ('error' in delivery) throw new Error(delivery.error);
      return pcmFromWav(delivery.wav);
    },
    close: () => process.end(),
  };
}

/** The process, started when the first text comes and again if it ended: 175 MB while it runs. */
class EspeakProcess {
  #child: ChildProcess | undefined;
  #lastId = 0;
  readonly #waiting = new Map<number, (delivery: SpeechDelivery) => void>();

  async order(order: Omit<SpeechOrder, 'id'>, signal: AbortSignal): Promise<SpeechDelivery> {
    const id = ++this.#lastId;
    const tooLong = AbortSignal.timeout(LIMIT_MS);
    const limit = AbortSignal.any([signal, tooLong]);
    try {
      return await new Promise<SpeechDelivery>((resolve, reject) => {
        limit.addEventListener('abort', () => reject(limit.reason as Error), { once: true });
        this.#waiting.set(id, resolve);
        const child = this.#running();
        child.channel?.ref();
        child.send({ id, ...order } satisfies SpeechOrder);
      });
    } finally {
      // It hangs, and would not speak the next text either.
      if (tooLong.aborted && !signal.aborted) this.end();
      this.#waiting.delete(id);
      if (this.#waiting.size === 0) this.#child?.channel?.unref();
    }
  }

  /** Ends the process. Pending texts are rejected; the next text starts another process. */
  end(): void {
    const child = this.#child;
    this.#forget('its process was ended');
    child?.kill('SIGKILL');
  }

  #forget(why: string): void {
    this.#child = undefined;
    for (const [id, deliver] of this.#waiting) deliver({ id, error: why });
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(fileURLToPath(new URL('./espeak-process.js', import.meta.url)), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = (why: string) => {
      if (this.#child === child) this.#forget(why);
    };
    child.on('message', (delivery: SpeechDelivery) => this.#waiting.get(delivery.id)?.(delivery));
    child.on('error', (error) => ended(error.message));
    child.on('exit', (code) => ended(`its process ended with code ${code}`));
    // It ends with this process and keeps it alive only during a request.
    child.unref();
    this.#child = child;
    return child;
  }
}
