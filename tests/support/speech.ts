import { writeFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { findProgram } from '../../local-provider/engines/program.js';
import { joinPcm, type Pcm, SAMPLE_RATE, silence } from '../../local-provider/sound/format.js';
import { writeWav } from '../../local-provider/sound/wav.js';
import { createVoice } from '../../local-provider/speech-out/voices.js';
import type {} from './scripted-microphone.js';

/**
 * A sentence in the provider's own voice, as a person at a microphone would say it: at half volume,
 * for at full volume the browser clips it and no recogniser understands it.
 */
export async function speech(sentence: string): Promise<Pcm> {
  const voice = createVoice({ PATH: process.env['PATH'] }, () => undefined);
  const sound = await voice.speak(sentence, new AbortController().signal);
  return sound.map((sample) => sample / 2);
}

/** Writes sentences and pauses (in seconds), one after the other, into a WAV file. */
export async function writeSpeech(
  path: string,
  parts: readonly (string | number)[],
): Promise<void> {
  const sounds = parts.map((part) => (typeof part === 'number' ? silence(part) : speech(part)));
  await writeFile(path, wavOf(joinPcm(await Promise.all(sounds))));
}

/** Says a sound into the scripted microphone of a page, to its end. */
export async function sayIntoMicrophone(page: Page, sound: Pcm): Promise<void> {
  const wav = Buffer.from(wavOf(sound)).toString('base64');
  await page.evaluate((bytes) => window.sayIntoMicrophone(bytes), wav);
}

/** A sound as the bytes of a WAV file. */
export function wavOf(samples: Pcm): Uint8Array<ArrayBuffer> {
  return writeWav({ rate: SAMPLE_RATE, samples });
}

/**
 * Whether this machine has both a voice that can be understood and a recogniser, so that words can
 * be expected and not only sounds.
 */
export function hasRecognizer(environment: NodeJS.ProcessEnv = process.env): boolean {
  const programs = ['pocketsphinx_continuous', 'flite'];
  return programs.every((name) => findProgram([name], environment) !== undefined);
}
