import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { enCall } from '../../core/i18n/en-call.js';
import { enPastCall } from '../../core/i18n/en-past-call.js';
import { enSound } from '../../core/i18n/en-sound.js';
import { en } from '../../core/i18n/en.js';
import { controlsPage } from '../../scripts/api-pages/controls.js';
import { headlessPage } from '../../scripts/api-pages/headless.js';
import { documentedMembers, Source } from '../../scripts/api-pages/source.js';
import { textsPage } from '../../scripts/api-pages/texts.js';
import { USES } from '../core/call/daily/controls/support/uses.js';

const source = new Source('core/headless/index.ts');
const controls = controlsPage(source);
const headless = headlessPage(source);

test('every control that is tested is on the page, with what it needs', () => {
  assert.ok(USES.length > 35);
  for (const [name] of USES)
    assert.match(controls, new RegExp(`\\| \`${name}\\([^|]* \\| a(?: \\w+)+ \\| \\w`), name);
});

const NEEDS = [
  ['say', 'a listening assistant'],
  ['endCall', 'a listening assistant'],
  ['phone.startDialOut', 'a joined call'],
  ['sessionData', 'a joined call'],
  ['media.blurBackground', 'a call'],
  ['networkState', 'a call'],
  ['participants.all', 'nothing'],
  ['meetingState', 'nothing'],
] as const;

test('what a control needs is read from its code, through private methods', () => {
  for (const [name, need] of NEEDS)
    assert.match(controls, new RegExp(`\\| \`${name}\\([^|]* \\| ${need} \\|`), name);
});

test('options are shown field by field, and answers as they are declared', () => {
  assert.match(controls, /startDialOut\(options: \{ phoneNumber\?: string;/);
  assert.match(controls, /interface Participant \{/);
  assert.doesNotMatch(controls, /import\(|: undefined;/);
});

test('every word is on the page, under the key by which it is replaced', () => {
  const page = textsPage(source);
  const words = keysOf({ ...en, call: enCall, sound: enSound, pastCall: enPastCall });
  assert.ok(words.length > 80);
  for (const [key, text] of words) assert.ok(page.includes(`| \`${key}\` | ${text} |`), key);
});

function keysOf(words: object, path = ''): [key: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${path}${name}.`)
      : [[path + name, String(value)] as [string, string]],
  );
}

test('the headless page has intents, news, options, and the words of a choice', () => {
  for (const row of ['| `send-to-call` | `message: unknown` | ', '| `call-start` |  | '])
    assert.ok(headless.includes(row), row);
  assert.match(headless, /\| `startMuted` \| \w/);
  assert.match(headless, /type Mode = 'voice' \| 'chat' \| 'hybrid';/);
  assert.match(headless, /interface ConnectedCall extends CallConditions/);
});

test('no type is written twice', () => {
  const names = [...headless.matchAll(/^(?:interface|type) (\w+)/gm)].map(([, name]) => name);
  assert.deepEqual(names, [...new Set(names)]);
});

test('a member of a union has the docstring before it, and one without has none', () => {
  const file = ts.createSourceFile(
    'union.ts',
    `type All =
      /** The first. */
      | { type: 'a' }
      | { type: 'b' }
      /**
       * The last,
       * in two lines.
       */
      | { type: 'c' };`,
    ts.ScriptTarget.Latest,
    true,
  );
  const [all] = file.statements;
  assert.ok(all && ts.isTypeAliasDeclaration(all));
  assert.deepEqual(
    documentedMembers(all.type).map(({ doc }) => doc),
    ['The first.', '', 'The last, in two lines.'],
  );
});
