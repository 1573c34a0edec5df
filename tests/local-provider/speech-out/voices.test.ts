import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { levelDb, secondsOf } from '../../../local-provider/sound/format.js';
import { createVoice } from '../../../local-provider/speech-out/voices.js';
import { temporaryFolder } from '../../support/temporary-folder.js';
import { until } from '../../support/until.js';
import { speakingProcesses } from '../speaking-processes.js';

const { signal } = new AbortController();

/** A machine on which no program is installed. */
const BARE = { PATH: '' };

describe('voices', () => {
  it('speak with the npm package alone', async () => {
    const voice = createVoice(BARE, () => undefined);
    assert.equal(voice.name, 'espeak-ng (npm)');
    const [short, long] = await Promise.all([
      voice.speak('Hello.', signal),
      voice.speak('- 5 degrees, and then a much longer sentence than the other one.', signal),
    ]);
    assert.ok(levelDb(short) > -40, 'it can be heard');
    assert.ok(secondsOf(long) > 2 * secondsOf(short), 'more words take longer');
  });

  it('read Indian scripts aloud, which the best voice cannot', async () => {
    const folder = temporaryFolder();
    // It says so when it is asked.
    await writeFile(join(folder, 'flite'), '#!/bin/sh\nexit 1\n', { mode: 0o700 });
    const lines: string[] = [];
    const voice = createVoice({ PATH: folder }, (line) => lines.push(line));
    assert.match(voice.name, /^flite/);
    const pause = await createVoice(BARE, assert.fail).speak(' ', signal);
    for (const text of [
      'नमस्ते, आप कैसे हैं?',
      'ನಮಸ್ಕಾರ, ಹೇಗಿದ್ದೀರಿ?',
      'வணக்கம், எப்படி இருக்கிறீர்கள்?',
      'నమస్కారం, ఎలా ఉన్నారు?',
      'নমস্কার, কেমন আছেন?',
      'નમસ્તે, કેમ છો?',
      'ਸਤ ਸ੍ਰੀ ਅਕਾਲ, ਕਿਵੇਂ ਹੋ?',
      'നമസ്കാരം, സുഖമാണോ?',
      'ନମସ୍କାର, କେମିତି ଅଛନ୍ତି?',
      'নমস্কাৰ, আপোনাৰ খবৰ কি?',
      'नमस्कार, तुम्ही कसे आहात?',
      'السلام علیکم، آپ کیسے ہیں؟',
      'AI assistant आपकी मदद करता है',
    ]) {
      const sound = await voice.speak(text, signal);
      assert.ok(secondsOf(sound) > secondsOf(pause) + 0.5, `${text} takes its time`);
      assert.ok(levelDb(sound) > -40, `${text} can be heard`);
    }
    assert.deepEqual(lines, [], 'flite is asked nothing of it');
    assert.ok(levelDb(await voice.speak('Café №1: 5 µg, “fine”.', signal)) > -40);
    assert.match(lines.join(), /^voice: flite \(slt\) failed/);
  });

  it('read figures as they are pronounced', async () => {
    const voice = createVoice(BARE, assert.fail);
    assert.deepEqual(
      await voice.speak('It costs 35,00,000 rupees', signal),
      await voice.speak('It costs 35 lakh rupees', signal),
    );
    voice.close?.();
  });

  it('leave no process behind when they are closed, and can speak again', async () => {
    const before = speakingProcesses();
    const voice = createVoice(BARE, assert.fail);
    await voice.speak('Hello.', signal);
    assert.equal(speakingProcesses(), before + 1);
    voice.close?.();
    await until('its process to end', () => speakingProcesses() === before);
    await voice.speak('Hello again.', signal);
    voice.close?.();
  });

  it('stop when the request is aborted', async () => {
    const voice = createVoice(BARE, () => assert.fail('an abort is no failure'));
    const abort = new AbortController();
    const spoken = voice.speak('This is never heard.', abort.signal);
    abort.abort(new Error('interrupted'));
    await assert.rejects(spoken, /interrupted/);
  });
});
