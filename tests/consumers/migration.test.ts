import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { describe, it } from 'node:test';
import { VoiceAssistant } from '../../elements/voice-assistant/voice-assistant.js';

const PAGE = new URL('../../docs/frameworks/migration.md', import.meta.url);

/** Theirs, ours, and what differs; other tables have fewer. */
const COLUMNS = 3;

/** The rows of the tables of attributes: theirs, and ours. */
async function rows(): Promise<(readonly [theirs: string, ours: string])[]> {
  const lines = (await readFile(PAGE, 'utf8')).split('\n');
  const cells = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return cells
    .filter(({ length }) => length === COLUMNS + 2)
    .map(([, theirs = '', ours = '']) => [theirs, ours] as const)
    .filter(([theirs]) => theirs.startsWith('`') && !theirs.startsWith('`<'));
}

describe('the table for those who come from another widget', () => {
  it('names attributes that there are', async () => {
    const named = (await rows()).flatMap(([, ours]) => ours.match(/(?<=`)[a-z-]+(?=`)/g) ?? []);
    assert.ok(named.length > 10);
    const known = VoiceAssistant.observedAttributes;
    assert.deepEqual(
      named.filter((name) => !known.includes(name)),
      [],
    );
  });
});
