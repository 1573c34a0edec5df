import { expect } from '@open-wc/testing';
import Daily from '@daily-co/daily-js';
import { createAssistant, type Assistant } from '../../../core/headless/create-assistant.js';
import { json, serve } from '../../support/scripted-provider.js';
import { itWith } from '../support/it-with.js';
import { replace } from '../support/after-test.js';
import { ASSISTANT, DailyDouble, participant } from './daily/daily-double.js';
import { waitUntil } from '../support/wait-until.js';

const FLOOD = 5000;

const CALL = { id: 'call-1', webCallUrl: 'http://127.0.0.1:9/rooms/1' };

const SECOND = participant({ session_id: 'second' });

const spoken = (role: string, transcript: unknown, transcriptType = 'final') => ({
  type: 'transcript',
  role,
  transcript,
  transcriptType,
});

/** Messages by their number, each kind of a flood by its name. */
const FLOODS: Readonly<Record<string, (at: number) => unknown>> = {
  'long finals of one speaker': () => spoken('assistant', 'word '.repeat(4000)),
  'partials that never become final': (at) => spoken('user', `word ${at}`, 'partial'),
  'partials and finals in turns of both': (at) =>
    spoken(at % 2 ? 'user' : 'assistant', `word ${at}`, at % 3 ? 'partial' : 'final'),
  'finals before their partials': (at) =>
    spoken('user', 'some words', at % 2 ? 'partial' : 'final'),
  'unknown types': (at) => ({ type: `unknown-${at}`, role: 'assistant', transcript: 'never' }),
  'malformed transcripts': (at) => spoken(['user', 'nobody'][at % 2]!, { text: at }),
  'interruptions and signs of speech': (at) =>
    [
      { type: 'user-interrupted', turnId: at },
      { type: 'speech-update', role: 'user', status: 'stopped' },
      { type: 'speech-update', role: 'user', status: 'started' },
      { type: 'hang' },
    ][at % 4],
};

describe('a flood of messages in a call', () => {
  let double: DailyDouble;
  let assistant: Assistant;

  beforeEach(async () => {
    double = new DailyDouble();
    double.people = { bot: ASSISTANT };
    replace(Daily, 'createCallObject', () => Object.assign(double.daily, { iframe: () => null }));
    const apiUrl = await serve(json(201, CALL));
    const access = { apiUrl, publicKey: 'key', assistantId: 'assistant' };
    assistant = createAssistant({ ...access, mode: 'voice' });
    assistant.send({ type: 'start-call' });
    await waitUntil(() => double.asked.some(([name]) => name === 'join'), 'it joins');
    double.meeting = 'joined-meeting';
    double.emit('participant-joined', { participant: ASSISTANT });
    receive('listening');
    await waitUntil(() => assistant.state.voice.status === 'connected', 'it connects');
  });

  afterEach(() => assistant.disconnect());

  function receive(data: unknown, fromId = 'bot'): void {
    double.emit('app-message', { data, fromId });
  }

  const entries = () => assistant.state.transcript.entries;

  for (const [name, message] of Object.entries(FLOODS))
    itWith('webrtc')(`is taken, with ${name}`, () => {
      const events = { message: 0, error: 0 };
      assistant.on('message', () => events.message++);
      assistant.on('error', () => events.error++);
      for (let at = 0; at < FLOOD; at++) receive(JSON.stringify(message(at)));
      expect(events).to.deep.equal({ message: FLOOD, error: 0 });
      expect(assistant.state.voice.status).to.equal('connected');
      const ids = entries().map(({ id }) => id);
      expect(new Set(ids).size).to.equal(ids.length);
      for (const { text } of entries()) expect(text.length).to.be.below(20_001);
      receive(spoken('user', 'And then this'));
      expect(entries().at(-1)!.text).to.match(/And then this$/);
    });

  itWith('webrtc')('is ignored from a second assistant, until the first one hands over', () => {
    double.people = { bot: ASSISTANT, second: SECOND };
    double.emit('participant-joined', { participant: SECOND });
    for (let at = 0; at < FLOOD; at++) {
      receive(spoken('assistant', 'Not me'), 'second');
      receive({ type: 'status-update', status: 'ended' }, 'second');
    }
    receive(spoken('assistant', 'It is me'));
    expect(entries().map(({ text }) => text)).to.deep.equal(['It is me']);
    double.people = { second: SECOND };
    double.emit('participant-left', { participant: ASSISTANT });
    receive(spoken('assistant', 'Now it is me'), 'second');
    expect(entries().at(-1)!.text).to.equal('It is me Now it is me');
    expect(assistant.state.voice.status).to.equal('connected');
  });
});
