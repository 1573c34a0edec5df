import { expect } from 'chai';
import { modelOutputReader } from '../../../core/call/model-output.js';
import { inShort } from './support/in-short.js';

const wrote = (output: string, turnId: unknown = 'turn-1') => ({
  type: 'model-output',
  output,
  turnId,
});
const said = (transcript: string, transcriptType = 'final', role = 'assistant') => ({
  type: 'transcript',
  transcriptType,
  role,
  transcript,
});

const interrupted = (turnId?: unknown) => ({ type: 'user-interrupted', turnId });

/** The facts of messages, in short and in order. */
const shown = (...messages: readonly unknown[]) =>
  inShort(
    messages
      .flatMap(modelOutputReader())
      .map((fact) => (fact.type === 'call-transcribed' ? { ...fact, heard: undefined } : fact)),
  );

/** What was written, what was said of it, and what is left to be said. */
const LEFT: readonly [written: string, said: string, left: string][] = [
  ['Hello there. How are you?', 'Hello there.', '(How are you?)'],
  ['**Hello** there. How are you?', 'hello there', '(How are you?)'],
  ['Three plans: basic, pro.', 'Three  plans', '(basic, pro.)'],
  ['It is ₹20,000 a month.', 'It is', '(₹20,000 a month.)'],
];

const AT_NINE = wrote('At nine.');

type Session = readonly [name: string, messages: readonly unknown[], shown: string];

const SESSIONS: readonly Session[] = [
  [
    'shows the words as they are written',
    [wrote('We '), wrote('open '), wrote('at nine.')],
    'assistant: (We ) | assistant: (We open ) | assistant: (We open at nine.)',
  ],
  [
    'confirms the whole text once all of it was spoken',
    [AT_NINE, said('At nine.')],
    'assistant: (At nine.) | assistant: At nine.',
  ],
  [
    'prefers the spoken words if they differ from the text',
    [AT_NINE, said('At ten.'), said('Or so.')],
    'assistant: (At nine.) | assistant: At ten. | assistant: Or so.',
  ],
  [
    'does not shorten the shown text',
    [AT_NINE, said('At', 'partial')],
    'assistant: (At nine.) | assistant: (At nine.)',
  ],
  [
    'drops unspoken text after an interruption of an unnamed turn',
    [AT_NINE, interrupted(), said('Oh.')],
    'assistant: (At nine.) | call-interrupted | assistant: Oh.',
  ],
  [
    'drops text of unnamed turns after an interruption of a named one',
    [{ type: 'model-output', output: 'At nine.' }, interrupted('turn-1'), said('Oh.')],
    'assistant: (At nine.) | call-interrupted | assistant: Oh.',
  ],
  [
    'shows nothing that still comes of an interrupted turn',
    [
      ...[wrote('We are'), said('We are'), interrupted('turn-1'), wrote(' open')],
      ...[said('Stop.', 'final', 'user'), wrote(' at nine.'), said('Sure.')],
    ],
    'assistant: (We are) | assistant: We are | call-interrupted | user: Stop. | assistant: Sure.',
  ],
  [
    'keeps the next turn when the interruption of the one before comes late',
    [wrote('We'), wrote('Sure.', 'turn-2'), interrupted('turn-1')],
    'assistant: (We) | assistant: (Sure.) | call-interrupted | assistant: (Sure.)',
  ],
  [
    'shows speech without a text',
    [said('At', 'partial'), said('At nine.')],
    'assistant: (At) | assistant: At nine.',
  ],
  [
    'leaves the visitor’s words alone',
    [AT_NINE, said('when', 'partial', 'user')],
    'assistant: (At nine.) | user: (when)',
  ],
  [
    'takes no harm from messages that are not as they should be',
    [{ type: 'model-output' }, { type: 'model-output', output: 7 }, { output: 'a' }, null, 'text'],
    '',
  ],
];

describe('modelOutputReader', () => {
  for (const [name, messages, facts] of SESSIONS)
    it(name, () => expect(shown(...messages)).to.equal(facts));

  for (const [written, spoken, left] of LEFT)
    it(`leaves “${left}” of “${written}” after “${spoken}” was spoken`, () =>
      expect(shown(wrote(written), said(spoken))).to.equal(
        `assistant: (${written}) | assistant: ${spoken} | assistant: ${left}`,
      ));

  it('reports how much of the text was spoken', () => {
    const messages = [wrote('At nine. Or'), said('At', 'partial'), wrote(' ten.')];
    const heard = [...messages, said('At nine.'), wrote('Sorry?', 'turn-2')].flatMap(
      modelOutputReader(),
    );
    expect(heard.map((fact) => fact.type === 'call-transcribed' && fact.heard)).to.deep.equal([
      '',
      'At',
      'At',
      undefined,
      '',
      '',
    ]);
  });
});
