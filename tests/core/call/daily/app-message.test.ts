import { expect } from 'chai';
import { appMessages } from '../../../../core/call/daily/app-message.js';
import { sentLength } from '../../../../core/limits/sent-length.js';
import { APP_MESSAGE_LIMIT } from '../../../../core/constants.js';
import { addedMessage } from '../../../../core/provider/sent-messages.js';

interface Typed {
  readonly message: { readonly role: string; readonly content: string };
  readonly triggerResponseEnabled: boolean;
}

const typed = (text: string) => addedMessage({ role: 'user', text, respond: true });

const HALF_A_CHARACTER = /\p{Surrogate}/u;

/** Words that are too many for one message. */
const LONG: readonly [name: string, text: string][] = [
  ['words', 'And what does a tour of a villa cost? '.repeat(300).trim()],
  ['one word', 'x'.repeat(10_000)],
  ['characters of two halves', '😀'.repeat(3001)],
  ['what is written longer in JSON', '"'.repeat(5000)],
];

describe('appMessages', () => {
  it('are one where they fit', () => {
    expect(appMessages(typed('Hi'))).to.deep.equal([JSON.stringify(typed('Hi'))]);
  });

  for (const [name, text] of LONG)
    it(`are several for ${name}, nothing is lost, and the last is answered`, () => {
      const sent = appMessages(typed(text)).map((each) => JSON.parse(each) as Typed);
      expect(sent).to.have.length.above(1);
      expect(sent.map(({ message }) => message.content).join('')).to.equal(text);
      for (const each of sent) {
        expect(sentLength(each)).to.be.at.most(APP_MESSAGE_LIMIT);
        expect(each.message.role).to.equal('user');
        expect(each.message.content).not.to.match(HALF_A_CHARACTER);
      }
      const answered = sent.map(({ triggerResponseEnabled }) => triggerResponseEnabled);
      expect(answered).to.deep.equal(sent.map((_, at) => at === sent.length - 1));
    });

  it('are split between words if possible', () => {
    const [, text] = LONG[0]!;
    for (const each of appMessages(typed(text)).slice(0, -1))
      expect((JSON.parse(each) as Typed).message.content).to.match(/ $/);
  });

  it('are refused for a value without words to split', () => {
    for (const content of ['', 'x', '😀', 'Many words'.repeat(1000)]) {
      const message = { role: 'user', content };
      const long = { type: 'add-message', message, y: 'y'.repeat(5000) };
      expect(() => appMessages(long), content).to.throw(RangeError, 'too long');
    }
    const tooLong = 'A message of 4097 characters is too long: at most 4096 fit';
    expect(() => appMessages({ text: 'x'.repeat(4080) })).to.throw(RangeError, tooLong);
    expect(appMessages({ text: 'x'.repeat(4079) })).to.have.length(1);
  });

  it('are refused for what JSON has nothing for', () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    for (const odd of [undefined, () => 1, 7n, circular])
      expect(() => appMessages(odd)).to.throw(TypeError, 'A message must be a JSON value');
  });
});
