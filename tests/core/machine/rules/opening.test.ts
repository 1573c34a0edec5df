import { expect } from 'chai';
import { restOf } from '../../../../core/machine/rules/opening.js';

const RESTS: readonly [text: string, said: string, rest: string][] = [
  ['Hey, how are you?', 'hey', 'how are you?'],
  ['Hey, how are you?', 'Hey how', 'are you?'],
  ['Hey, how are you?', 'Hey, how are you', ''],
  ['Hey, how are you?', 'Namaste', ''],
  ['**Welcome** to [Skyline](https://example.com)', 'welcome to', '[Skyline](https://example.com)'],
  ['👋 Hi! 3 homes today.', 'Hi 3', 'homes today.'],
  // A sound ends between two letters: the signs of a letter stay with it.
  ['नमस्ते! मैं मीरा हूँ।', 'नमस्ते', 'मैं मीरा हूँ।'],
  ['नमस्ते! मैं मीरा हूँ।', 'नमस', 'ते! मैं मीरा हूँ।'],
  ['வணக்கம், எப்படி?', 'வணக்', 'கம், எப்படி?'],
];

describe('the rest of a first message', () => {
  for (const [text, said, rest] of RESTS)
    it(`of "${text}" after "${said}"`, () => expect(restOf(text, said)).to.equal(rest));
});
