import { expect } from 'chai';
import { modelOutputReader } from '../../../core/call/model-output.js';
import type { CallFact } from '../../../core/machine/events.js';

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

/** What is shown of the messages: certain words, or words that may still change in brackets. */
function shown(...messages: readonly unknown[]): string[] {
  const read = modelOutputReader();
  return messages.flatMap(read).flatMap((facts: CallFact) => {
    if (facts.type === 'call-transcribed')
      return [`${facts.role}: ${facts.final ? facts.text : `(${facts.text})`}`];
    return facts.type === 'call-interrupted' ? ['interrupted'] : [];
  });
}

/** What was written, what was said of it, and what is left to be said. */
const LEFT: readonly [written: string, said: string, left: string][] = [
  ['Hello there. How are you?', 'Hello there.', '(How are you?)'],
  ['**Hello** there. How are you?', 'hello there', '(How are you?)'],
  ['Three plans: basic, pro.', 'Three  plans', '(basic, pro.)'],
  ['It is ₹20,000 a month.', 'It is', '(₹20,000 a month.)'],
];

describe('modelOutputReader', () => {
  it('shows the words as they are written', () => {
    expect(shown(wrote('We '), wrote('open '), wrote('at nine.'))).to.deep.equal([
      'assistant: (We )',
      'assistant: (We open )',
      'assistant: (We open at nine.)',
    ]);
  });

  for (const [written, spoken, left] of LEFT)
    it(`leaves “${left}” of “${written}” after “${spoken}” was spoken`, () => {
      expect(shown(wrote(written), said(spoken)).slice(1)).to.deep.equal([
        `assistant: ${spoken}`,
        `assistant: ${left}`,
      ]);
    });

  it('confirms the whole text once all of it was spoken', () => {
    expect(shown(wrote('At nine.'), said('At nine.')).slice(1)).to.deep.equal([
      'assistant: At nine.',
    ]);
  });

  it('prefers the spoken words if they differ from the text', () => {
    expect(shown(wrote('At nine.'), said('At ten.'), said('Or so.')).slice(1)).to.deep.equal([
      'assistant: At ten.',
      'assistant: Or so.',
    ]);
  });

  it('does not shorten the shown text', () => {
    expect(shown(wrote('At nine.'), said('At', 'partial'))).to.deep.equal([
      'assistant: (At nine.)',
      'assistant: (At nine.)',
    ]);
  });

  it('reports how much of the text was spoken', () => {
    const read = modelOutputReader();
    const heard = [
      wrote('At nine. Or'),
      said('At', 'partial'),
      wrote(' ten.'),
      said('At nine.'),
      wrote('Sorry?', 'turn-2'),
    ].flatMap(read);
    expect(heard.map((facts) => facts.type === 'call-transcribed' && facts.heard)).to.deep.equal([
      '',
      'At',
      'At',
      undefined,
      '',
      '',
    ]);
  });

  for (const turnId of ['turn-1', undefined])
    it(`drops unspoken text after an interruption of ${turnId ?? 'an unnamed turn'}`, () => {
      expect(shown(wrote('At nine.'), interrupted(turnId), said('Oh.')).slice(1)).to.deep.equal([
        'interrupted',
        'assistant: Oh.',
      ]);
    });

  it('drops text of unnamed turns after an interruption of a named one', () => {
    const messages = [
      { type: 'model-output', output: 'At nine.' },
      interrupted('turn-1'),
      said('Oh.'),
    ];
    expect(shown(...messages).slice(1)).to.deep.equal(['interrupted', 'assistant: Oh.']);
  });

  it('shows nothing that still comes of an interrupted turn', () => {
    const late = [
      wrote('We are'),
      said('We are'),
      interrupted('turn-1'),
      wrote(' open'),
      said('Stop.', 'final', 'user'),
      wrote(' at nine.'),
      said('Sure.'),
    ];
    expect(shown(...late)).to.deep.equal([
      'assistant: (We are)',
      'assistant: We are',
      'interrupted',
      'user: Stop.',
      'assistant: Sure.',
    ]);
    const twice = [interrupted('turn-1'), interrupted('turn-2'), wrote('a'), wrote('b', 'turn-2')];
    expect(shown(...twice)).to.deep.equal(['interrupted', 'interrupted']);
  });

  it('keeps the next turn when the interruption of the one before comes late', () => {
    const late = [wrote('We'), wrote('Sure.', 'turn-2'), interrupted('turn-1')];
    expect(shown(...late).slice(1)).to.deep.equal([
      'assistant: (Sure.)',
      'interrupted',
      'assistant: (Sure.)',
    ]);
  });

  it('starts again with the next turn', () => {
    expect(shown(wrote('At nine.'), wrote('Sorry?', 'turn-2')).at(-1)).to.equal(
      'assistant: (Sorry?)',
    );
  });

  it('shows speech without a text', () => {
    expect(shown(said('At', 'partial'), said('At nine.'))).to.deep.equal([
      'assistant: (At)',
      'assistant: At nine.',
    ]);
  });

  it('leaves the visitor’s words alone', () => {
    expect(shown(wrote('At nine.'), said('when', 'partial', 'user')).at(-1)).to.equal(
      'user: (when)',
    );
  });

  it('takes no harm from messages that are not as they should be', () => {
    const strange = [{ type: 'model-output' }, { type: 'model-output', output: 7 }, null, 'text'];
    expect(shown(...strange)).to.deep.equal([]);
  });
});
