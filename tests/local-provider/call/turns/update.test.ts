import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Effect } from '../../../../local-provider/call/turns/effects.js';
import type { CallEvent } from '../../../../local-provider/call/turns/events.js';
import {
  type CallState,
  initialState,
  type Opening,
  resumedState,
} from '../../../../local-provider/call/turns/state.js';
import { update } from '../../../../local-provider/call/turns/update.js';

/** A call that takes events and records its effects in short form. */
class Played {
  state: CallState;
  done: string[] = [];
  effects: Effect[] = [];
  #at = -5000;

  constructor(opening: Partial<Opening> = {}) {
    this.state = initialState({ firstMessage: '', held: false, ...opening });
    this.after({ type: 'connecting' });
  }

  /** Tells events, and returns what was done about the last of them. */
  after(...events: CallEvent[]): string[] {
    for (const event of events) {
      this.#at += 5000;
      const [state, effects] = update(this.state, { ...event, at: this.#at });
      this.state = state;
      this.effects = [...effects];
      this.done = effects.map(inWords);
    }
    return this.done;
  }

  /** Answers the question that is being answered with these sentences. */
  answered(...sentences: string[]): string[] {
    const answer = this.state.answer ?? assert.fail('nothing is being answered');
    return this.after(
      ...sentences.map((text) => ({ type: 'sentence-made', answer, text }) as const),
      { type: 'answer-ended', answer },
    );
  }

  /** The assistant says what it is saying to the end. */
  spokenOut(): string[] {
    return this.after({ type: 'utterance-ended', utterance: this.utterance });
  }

  get utterance(): number {
    const { floor } = this.state;
    return floor.holder === 'assistant' ? floor.utterance.id : assert.fail('nobody speaks');
  }

  get said(): string[] {
    return this.state.history.map(({ role, content }) => `${role}: ${content}`);
  }
}

function inWords(effect: Effect): string {
  switch (effect.type) {
    case 'begin-listening':
      return effect.word;
    case 'prepare':
    case 'play':
      return `${effect.type} ${effect.utterance.text}`;
    case 'drop':
      return `drop ${effect.utterances.length}`;
    case 'answer':
      return `answer ${effect.conversation.map(({ content }) => content).join(' | ')}`;
    case 'set-sound':
    case 'set-hearing':
      return `${effect.type} ${effect.on}`;
    case 'stop':
      return `stop: ${effect.endedReason}`;
    case 'send': {
      const { message } = effect;
      switch (message.type) {
        case 'speech-update':
          return `${message.role} ${message.status} ${message.turn}`;
        case 'transcript':
          return `${message.role} ${message.transcriptType}: ${message.transcript}`;
        case 'status-update':
          return message.status === 'ended' ? `ended: ${message.endedReason}` : message.status;
        case 'model-output':
        case 'user-interrupted':
          return `${message.type} ${message.turnId}`;
        case 'conversation-update':
          return message.type;
      }
    }
  }
  return effect.type;
}

const PLAYABLE = { type: 'page-playable' } as const;
const STARTS = { type: 'visitor-started' } as const;
const STOPS = { type: 'visitor-stopped' } as const;
const heard = (text: string | undefined, seconds = 2) =>
  ({ type: 'words-heard', text, seconds }) as const;
const say = (text: string, manner: Partial<Extract<CallEvent, { type: 'say' }>> = {}) =>
  ({
    type: 'say',
    text,
    endsCall: false,
    interruptible: true,
    interrupts: false,
    ...manner,
  }) as const;

const addMessage = (role: 'user' | 'system', content: string, answered = true) =>
  ({ type: 'add-message', role, content, answered }) as const;

/** A call whose page plays it, after these events. */
function playing(...events: CallEvent[]): Played {
  const call = new Played();
  call.after(PLAYABLE, ...events);
  return call;
}

/** A call in which the visitor asked something and the assistant answers in two sentences. */
function answering(): Played {
  const call = playing(STARTS, STOPS, heard('how much is it'));
  call.answered('It costs ten.', 'That is all.');
  return call;
}

describe('the beginning of a call', () => {
  it('says nothing before the page can play it', () => {
    const call = new Played({ firstMessage: 'Hello.' });
    assert.deepEqual(call.done, ['prepare Hello.']);
    assert.deepEqual(call.after(STARTS, STOPS, say('Early.')), ['prepare Early.']);
  });

  it('listens, then says its first message', () => {
    const call = new Played({ firstMessage: 'Hello. How can I help?' });
    assert.deepEqual(call.after(PLAYABLE), [
      'listening',
      'in-progress',
      'assistant started 0',
      'play Hello.',
    ]);
    assert.deepEqual(call.spokenOut(), ['assistant final: Hello.', 'play How can I help?']);
    assert.deepEqual(call.spokenOut(), [
      'assistant final: How can I help?',
      'assistant stopped 0',
      'conversation-update',
    ]);
    assert.deepEqual(call.said, ['assistant: Hello. How can I help?']);
  });

  it('says the first message to a page that rejoins before it was said', () => {
    const call = new Played({ firstMessage: 'Hello.' });
    call.after({ type: 'page-left' });
    call.state = resumedState(call.state);
    assert.deepEqual(call.after({ type: 'connecting' }), ['prepare Hello.']);
    assert.deepEqual(call.after(PLAYABLE).at(-1), 'play Hello.');
    call.spokenOut();
    call.after({ type: 'page-left' });
    call.state = resumedState(call.state);
    assert.deepEqual(call.after({ type: 'connecting' }), []);
  });

  it('listens once, however often the page reports playback', () => {
    const call = new Played({ firstMessage: 'Hello.' });
    assert.deepEqual(call.after(PLAYABLE, PLAYABLE), []);
  });

  it('holds the first message back until it is requested, and says it once', () => {
    const call = new Played({ firstMessage: 'Hello.', held: true });
    const first = { type: 'control', control: 'say-first-message' } as const;
    assert.deepEqual(call.after(PLAYABLE), ['listening', 'in-progress']);
    assert.deepEqual(call.after(first), ['prepare Hello.', 'assistant started 0', 'play Hello.']);
    assert.deepEqual(call.after(first), []);
  });
});

describe('a question and its answer', () => {
  it('goes from speech to words to an answer, sentence by sentence', () => {
    const call = new Played({ systemPrompt: 'Be kind.' });
    call.after(PLAYABLE);
    assert.deepEqual(call.after(STARTS), ['user started 0', 'drop 0']);
    assert.deepEqual(call.after({ type: 'words-guessed', text: 'how' }), ['user partial: how']);
    assert.deepEqual(call.after(STOPS), ['user stopped 0', 'transcribe']);
    assert.deepEqual(call.after(heard('how much is it')), [
      'user final: how much is it',
      'conversation-update',
      'answer Be kind. | how much is it',
    ]);
    const answer = call.state.answer!;
    assert.deepEqual(call.after({ type: 'output-made', answer, output: 'It' }), [
      'model-output turn-1',
    ]);
    assert.deepEqual(call.after({ type: 'sentence-made', answer, text: 'It costs ten.' }), [
      'prepare It costs ten.',
      'assistant started 1',
      'play It costs ten.',
    ]);
    const utterance = call.utterance;
    assert.deepEqual(call.after({ type: 'words-spoken', utterance, spoken: 'It costs' }), [
      'assistant partial: It costs',
    ]);
    assert.deepEqual(call.spokenOut(), ['assistant final: It costs ten.'], 'more may come');
    assert.deepEqual(call.after({ type: 'answer-ended', answer }), [
      'assistant stopped 1',
      'conversation-update',
    ]);
    assert.deepEqual(call.said.slice(1), ['user: how much is it', 'assistant: It costs ten.']);
  });

  it('waits for the rest when the visitor continues before an answer', () => {
    const call = playing(STARTS, STOPS, heard('how much'));
    assert.deepEqual(call.after(STARTS), ['user started 1', 'drop 0', 'cancel-answer']);
    assert.deepEqual(call.after(STOPS, heard('is a tour')), [
      'user final: is a tour',
      'conversation-update',
      'answer how much is a tour',
    ]);
  });

  it('answers an understood question in spite of a later noise', () => {
    const call = playing(STARTS, STOPS, STARTS, heard('how much'));
    assert.equal(call.state.answer, undefined, 'the visitor is still speaking');
    assert.deepEqual(call.after(STOPS, heard('', 0.4)), ['answer how much']);
    assert.ok(call.state.nextId > call.state.answer!);
  });

  it('drops what belongs to an answer that was cancelled', () => {
    const call = playing(STARTS, STOPS, heard('how much'));
    const answer = call.state.answer!;
    call.after(STARTS);
    assert.deepEqual(call.after({ type: 'sentence-made', answer, text: 'Late.' }), []);
    assert.deepEqual(call.after({ type: 'output-made', answer, output: 'Late.' }), []);
    assert.deepEqual(call.after({ type: 'answer-ended', answer }), []);
  });
});

describe('what comes too late', () => {
  for (const [when, call, events] of [
    [
      'while the assistant speaks',
      answering(),
      [
        { type: 'words-spoken', utterance: 99, spoken: 'No' },
        { type: 'utterance-ended', utterance: 99 },
        { type: 'words-guessed', text: 'no' },
        STOPS,
      ],
    ],
    ['while nobody speaks', playing(), [{ type: 'words-spoken', utterance: 1, spoken: 'No' }]],
    ['while the visitor speaks', playing(STARTS), [STARTS, { type: 'words-guessed', text: '' }]],
    [
      'while a question is answered',
      playing(STARTS, STOPS, heard('how much')),
      [{ type: 'answer-ended', answer: 99 }],
    ],
  ] as const)
    it(`changes nothing ${when}`, () => {
      const { state } = call;
      for (const event of events) {
        assert.deepEqual(call.after(event), [], event.type);
        assert.deepEqual(call.state, state, event.type);
      }
    });

  it('is said when the visitor is quiet again', () => {
    const call = playing(STARTS);
    assert.deepEqual(call.after(say('One moment.')), ['prepare One moment.']);
    assert.ok(call.after(STOPS).includes('play One moment.'));
  });
});

describe('text that is written before it is spoken', () => {
  const written = () => {
    const call = playing(STARTS, STOPS, heard('how much'));
    const answer = call.state.answer!;
    call.after({ type: 'output-made', answer, output: 'It ' });
    return { call, answer };
  };

  it('is withdrawn when the visitor continues, and its turn is not reused', () => {
    const { call } = written();
    assert.deepEqual(call.after(STARTS), [
      'user started 2',
      'drop 0',
      'cancel-answer',
      'user-interrupted turn-1',
    ]);
    call.after(STOPS, heard('is a tour'));
    const again = { type: 'output-made', answer: call.state.answer!, output: 'A tour' } as const;
    assert.deepEqual(call.after(again), ['model-output turn-3']);
  });

  it('has the turn in which it is spoken', () => {
    const { call, answer } = written();
    assert.deepEqual(call.after({ type: 'output-made', answer, output: 'costs' }), [
      'model-output turn-1',
    ]);
    const done = call.after({ type: 'sentence-made', answer, text: 'It costs ten.' });
    assert.ok(done.includes('assistant started 1'));
  });

  it('has its own turn even if nothing of it can be spoken', () => {
    const { call, answer } = written();
    call.after({ type: 'answer-ended', answer }, STARTS, STOPS, heard('and yearly'));
    const next = { type: 'output-made', answer: call.state.answer!, output: 'Ten' } as const;
    assert.deepEqual(call.after(next), ['model-output turn-3']);
  });
});

describe('words that are known late', () => {
  it('are placed where they were spoken, before later remarks', () => {
    const call = playing(STARTS, STOPS, say('One moment.'));
    call.spokenOut();
    call.after(heard('how much is it'));
    assert.deepEqual(call.said, ['user: how much is it', 'assistant: One moment.']);
  });

  it('are dated by when each utterance stopped', () => {
    const call = playing(STARTS, STOPS, STARTS, STOPS, heard('', 1), heard('a tour', 1));
    assert.deepEqual(
      call.state.history.map(({ from, to }) => [from, to]),
      [
        [14_000, 15_000],
        [24_000, 25_000],
      ],
    );
  });
});

describe('words that are not known', () => {
  it('reports that there is no recogniser, and requests no answer', () => {
    const call = new Played();
    const done = call.after(PLAYABLE, STARTS, STOPS, heard(undefined, 2.06));
    assert.equal(done[0], 'user final: (speech, 2.1 s)');
    assert.match(done.find((what) => what.startsWith('play')) ?? '', /no speech recognizer/);
    assert.equal(call.state.answer, undefined);
  });

  it('leaves such speech out of later answers', () => {
    const call = playing(STARTS, STOPS, heard(undefined));
    call.spokenOut();
    call.spokenOut();
    const typed = addMessage('user', 'the price');
    const asked = call.after(typed).find((what) => what.startsWith('answer'));
    assert.ok(asked && !asked.includes('(speech'), asked);
    assert.ok(call.said.includes('user: (speech, 2.0 s)'), 'it stays in the history');
  });

  it('asks the visitor to repeat when there were no words', () => {
    const call = new Played();
    assert.match(call.after(PLAYABLE, STARTS, STOPS, heard('', 1.5)).join(), /did not catch/);
  });

  it('takes a short sound without words for a noise', () => {
    assert.deepEqual(new Played().after(PLAYABLE, STARTS, STOPS, heard('', 0.5)), []);
  });
});

describe('an interruption', () => {
  it('stops the assistant and keeps of its words only those that were heard', () => {
    const call = answering();
    call.after({ type: 'words-spoken', utterance: call.utterance, spoken: 'It costs' });
    assert.deepEqual(call.after(STARTS), [
      'user started 2',
      'drop 2',
      'assistant final: It costs',
      'user-interrupted turn-1',
      'assistant stopped 1',
      'conversation-update',
    ]);
    assert.deepEqual(call.said, ['user: how much is it', 'assistant: It costs']);
    assert.deepEqual(
      call.after(STOPS, heard('and yearly')).at(-1),
      'answer how much is it | It costs | and yearly',
    );
  });

  it('by sounds without words ends with them, and the rest is said', () => {
    const call = answering();
    call.after({ type: 'words-spoken', utterance: call.utterance, spoken: 'It costs' });
    call.after(STARTS, STOPS, STARTS);
    assert.deepEqual(call.after(heard('', 0.4)), [], 'there is another sound');
    const done = call.after(STOPS, heard('', 2));
    assert.ok(done.includes('play ten.'), done.join());
    call.spokenOut();
    assert.match(call.said.join(), /It costs.*ten\./);
  });

  it('by a typed message is answered immediately', () => {
    const call = answering();
    const typed = addMessage('user', 'Stop.');
    const done = call.after(typed);
    assert.ok(done.includes('user-interrupted turn-1'));
    assert.equal(done.at(-1), 'answer how much is it | Stop.');
  });

  it('does not cut off what must not be interrupted, and is answered after it', () => {
    const call = playing(say('Listen to this.', { interruptible: false }));
    assert.deepEqual(call.after(STARTS), ['user started 1']);
    call.after(STOPS, heard('what'));
    assert.equal(call.state.answer, undefined);
    assert.deepEqual(call.spokenOut().at(-1), 'answer Listen to this. | what');
  });
});

describe('requests of the page', () => {
  it('says a text after the current one, or instead of it', () => {
    const call = answering();
    assert.deepEqual(call.after(say('By the way.')), ['prepare By the way.']);
    assert.deepEqual(call.after(say('Now this.', { interrupts: true })), [
      'drop 3',
      'assistant stopped 1',
      'conversation-update',
      'prepare Now this.',
      'assistant started 2',
      'play Now this.',
    ]);
  });

  it('ends the call after a text that was spoken', () => {
    const call = playing(say('So long. Goodbye.', { endsCall: true }));
    assert.deepEqual(call.spokenOut(), ['assistant final: So long.', 'play Goodbye.']);
    assert.deepEqual(call.spokenOut(), [
      'assistant final: Goodbye.',
      'drop 0',
      'assistant stopped 0',
      'conversation-update',
      'ended: assistant-ended-call-after-message-spoken',
      'hang-up',
      'stop: assistant-ended-call-after-message-spoken',
    ]);
    assert.deepEqual(
      call.after(PLAYABLE, STARTS, say('Late.')),
      [],
      'nothing happens after the end',
    );
  });

  const SPOKEN = 'assistant-ended-call-after-message-spoken';

  it('ends the call after a text of which nothing can be spoken', () => {
    const ended = playing().after(say('👋', { endsCall: true }));
    assert.deepEqual(ended.slice(-3), [`ended: ${SPOKEN}`, 'hang-up', `stop: ${SPOKEN}`]);
  });

  it('ends the call after the utterances before a text that cannot be spoken', () => {
    const call = answering();
    assert.deepEqual(call.after(say('👋', { endsCall: true })), []);
    assert.deepEqual(call.spokenOut(), ['assistant final: It costs ten.', 'play That is all.']);
    assert.equal(call.spokenOut().at(-1), `stop: ${SPOKEN}`);

    const last = new Played();
    last.after(PLAYABLE, say('So long.'), say('👋', { endsCall: true }));
    assert.equal(last.spokenOut().at(-1), `stop: ${SPOKEN}`);
  });

  it('continues when the visitor interrupts the last words, unless interruptions are off', () => {
    for (const interruptible of [true, false]) {
      const call = playing(say('Goodbye.', { endsCall: true, interruptible }), STARTS);
      assert.equal(call.state.floor.holder, interruptible ? 'nobody' : 'assistant');
      assert.equal(call.state.phase, 'open');
      if (!interruptible) assert.equal(call.spokenOut().at(-1), `stop: ${SPOKEN}`);
    }
  });

  it('adds a message silently without a request for an answer', () => {
    const call = playing();
    const note = addMessage('system', 'Be brief.', false);
    assert.deepEqual(call.after(note), ['conversation-update']);
    assert.deepEqual(call.said, ['system: Be brief.']);
  });

  it('answers the result of a tool after it has spoken', () => {
    const call = answering();
    const result = '{"tool":"open_tour","outcome":"done"}';
    assert.deepEqual(call.after(addMessage('system', result)), ['conversation-update']);
    call.spokenOut();
    assert.match(call.spokenOut().at(-1) ?? '', /^answer .*open_tour/);
  });

  it('mutes and unmutes either side', () => {
    const call = new Played();
    const control = (
      name: 'mute-assistant' | 'unmute-assistant' | 'mute-customer' | 'unmute-customer',
    ) => call.after({ type: 'control', control: name });
    call.after(PLAYABLE, STARTS);
    assert.deepEqual(control('mute-assistant'), ['set-sound false']);
    assert.deepEqual(control('unmute-assistant'), ['set-sound true']);
    assert.deepEqual(control('mute-customer'), ['user stopped 0', 'set-hearing false']);
    assert.deepEqual(control('unmute-customer'), ['set-hearing true']);
    assert.deepEqual(call.after(STOPS), [], 'what was being said is forgotten');
  });

  it('ends the call immediately, in the middle of a sentence', () => {
    const call = answering();
    assert.deepEqual(call.after({ type: 'end-call' }), [
      'drop 2',
      'assistant stopped 1',
      'conversation-update',
      'ended: customer-ended-call',
      'hang-up',
      'stop: customer-ended-call',
    ]);
  });
});

describe('an end without a request', () => {
  it('follows when the page is gone, without a message', () => {
    assert.deepEqual(answering().after({ type: 'page-left' }), ['stop: customer-ended-call']);
  });

  for (const [event, reason] of [
    [{ type: 'time-over' }, 'exceeded-max-duration'],
    [{ type: 'end-requested', endedReason: 'manually-canceled' }, 'manually-canceled'],
  ] as const) {
    it(`reports ${reason} after ${event.type}`, () => {
      const done = answering().after(event);
      assert.deepEqual(done.slice(-3), [`ended: ${reason}`, 'hang-up', `stop: ${reason}`]);
    });
  }

  it('follows silently when the room closes, which has its own reason', () => {
    const done = answering().after({ type: 'break-requested', as: 'exp-room' });
    assert.deepEqual(done, ['hang-up', 'stop: exp-room']);
  });
});

describe('a page without measure', () => {
  const add = (content: string) => addMessage('user', content, false);

  it('is remembered by its newest 500 messages, and with the instructions', () => {
    const call = new Played({ systemPrompt: 'Be brief.' });
    call.after(...Array.from({ length: 600 }, (_, index) => add(String(index))));
    const newest = Array.from({ length: 500 }, (_, index) => `user: ${index + 100}`);
    assert.deepEqual(call.said, ['system: Be brief.', ...newest]);
  });

  it('is remembered by 65,536 characters', () => {
    const call = new Played({ systemPrompt: 'x'.repeat(100_000) });
    call.after(...['a', 'b', 'c', 'd', 'e'].map((letter) => add(letter.repeat(16_384))));
    const kept = call.state.history.map(({ content }) => content[0]);
    assert.deepEqual(kept, ['x', 'b', 'c', 'd', 'e']);
  });

  it('has at most a thousand sentences said', () => {
    const call = new Played();
    call.after(...Array.from({ length: 400 }, () => say('One. Two. Three.')));
    assert.equal(call.state.queue.length, 1000);
    assert.deepEqual(call.after(say('One. Two. Three.')), []);
  });
});
