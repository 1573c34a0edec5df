import { expect } from '@open-wc/testing';
import {
  transcriptAsText,
  transcriptAsWebVtt,
} from '../../../elements/call-bar/transcript-export.js';
import type { Entry } from '../../../core/machine/regions/transcript.js';

const NAMES = { user: 'You', assistant: 'Assistant' };
const SINCE = 1_700_000_000_000;

const said = (
  id: number,
  role: Entry['role'],
  text: string,
  after: number,
  partial = '',
): Entry => ({
  id,
  role,
  text,
  at: SINCE + after,
  source: { kind: 'spoken', partial },
});

/** Reads captions as the browser itself does. */
async function cuesOf(vtt: string): Promise<VTTCue[]> {
  const video = document.createElement('video');
  const track = document.createElement('track');
  track.src = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }));
  video.append(track);
  document.body.append(video);
  try {
    const read = new Promise((resolve, reject) => {
      track.addEventListener('load', resolve, { once: true });
      track.addEventListener('error', () => reject(new Error('no captions')), { once: true });
    });
    track.track.mode = 'hidden';
    await read;
    return [...track.track.cues!] as VTTCue[];
  } finally {
    URL.revokeObjectURL(track.src);
    video.remove();
  }
}

/** The speaker and the words of a cue. Not all browsers decode the speaker's name themselves. */
function spokenIn(cue: VTTCue): [speaker: string, text: string] {
  const [, name = ''] = /^<v ([^>]*)>/.exec(cue.text) ?? [];
  const speaker = new DOMParser().parseFromString(name, 'text/html').body.textContent;
  return [speaker, cue.getCueAsHTML().textContent];
}

const CONVERSATION = [
  said(1, 'assistant', 'Hey, how can I help?', 200),
  said(2, 'user', 'What are your hours', 4500, 'on Monday'),
  said(3, 'assistant', 'Nine to five.', 3_725_250),
];

const UNTIL = SINCE + 3_727_000;

/** Words that mean something to a reader of captions. */
const MARKUP = [
  'a < b && b > c',
  '<b>bold</b> &amp; <i.loud>',
  '<00:00:01.000>',
  'a --> b',
  '00:00.000 --> 00:01.000',
  'NOTE this',
  'WEBVTT',
  '₹20,000 “so” — Ünïcödé 你好',
];

describe('a transcript', () => {
  it('is text that names the speaker of each message', () => {
    expect(transcriptAsText(CONVERSATION, NAMES)).to.equal(
      'Assistant: Hey, how can I help?\n\nYou: What are your hours on Monday\n\nAssistant: Nine to five.\n',
    );
    expect(transcriptAsText([], NAMES)).to.equal('');
  });

  it('gives each message a direction of its own after a name from right to left', () => {
    const entries = [said(1, 'assistant', 'Hello!\nاردو', 0), said(2, 'user', 'اردو', 1000)];
    expect(transcriptAsText(entries, { user: 'آپ', assistant: 'اسسٹنٹ' })).to.equal(
      'اسسٹنٹ: \u2068Hello!\n    اردو\n\nآپ: \u2068اردو\n',
    );
  });

  for (const end of ['\n', '\r', '\r\n', '\u2028', '\u2029', '\x85', '\v', '\f'])
    it(`has no line of the assistant that reads as the visitor's after ${JSON.stringify(end)}`, async () => {
      const text = `Well.${end}${end}You: I agree${end}Assistant: Good`;
      const entries = [said(1, 'assistant', text, 0), said(2, 'user', 'No', 1000)];
      expect(transcriptAsText(entries, { ...NAMES, user: `Yo${end}u` })).to.equal(
        'Assistant: Well.\n    You: I agree\n    Assistant: Good\n\nYo u: No\n',
      );
      const cues = await cuesOf(
        transcriptAsWebVtt(entries, { since: SINCE, until: SINCE + 2000 }, NAMES),
      );
      expect(cues.map(spokenIn)).to.deep.equal([
        ['Assistant', 'Well.\nYou: I agree\nAssistant: Good'],
        ['You', 'No'],
      ]);
    });

  it('is captions of a call that lasts for days, each of which ends after its start', async () => {
    const day = 86_400_000;
    const entries = [
      said(1, 'user', 'A', day - 1),
      said(2, 'user', 'B', day + 1),
      said(3, 'user', 'C', 5 * day),
      said(4, 'user', 'D', day),
    ];
    const vtt = transcriptAsWebVtt(entries, { since: SINCE, until: SINCE + day }, NAMES);
    expect(
      (await cuesOf(vtt)).map(({ startTime, endTime }) => [startTime, endTime]),
    ).to.have.deep.members([
      [86_399.999, 86_400.001],
      [86_400.001, 432_000],
      [432_000, 432_000.001],
      [86_400, 86_400.001],
    ]);
    expect(vtt).to.contain('\n24:00:00.001 --> 120:00:00.000\n');
  });

  it('is captions with a cue for each message, until the next one or the end of the call', async () => {
    const cues = await cuesOf(
      transcriptAsWebVtt(CONVERSATION, { since: SINCE, until: UNTIL }, NAMES),
    );
    expect(cues.map(({ startTime, endTime }) => [startTime, endTime])).to.deep.equal([
      [0.2, 4.5],
      [4.5, 3725.25],
      [3725.25, 3727],
    ]);
    expect(cues.map(spokenIn)).to.deep.equal([
      ['Assistant', 'Hey, how can I help?'],
      ['You', 'What are your hours on Monday'],
      ['Assistant', 'Nine to five.'],
    ]);
  });

  it('starts with the call, even if there was a chat before', async () => {
    const vtt = transcriptAsWebVtt(
      [said(1, 'assistant', 'Hey', -300), said(2, 'user', 'Hi', -100)],
      { since: SINCE, until: SINCE + 1000 },
      NAMES,
    );
    const times = (await cuesOf(vtt)).map(({ startTime, endTime }) => [startTime, endTime]);
    expect(times).to.have.deep.members([
      [0, 0.001],
      [0, 1],
    ]);
  });

  for (const text of MARKUP)
    it(`keeps “${text}” unchanged`, async () => {
      const names = { ...NAMES, user: 'A & <B>' };
      const entries = [said(1, 'user', text, 0), said(2, 'assistant', 'Yes.', 1000)];
      const cues = await cuesOf(
        transcriptAsWebVtt(entries, { since: SINCE, until: SINCE + 2000 }, names),
      );
      expect(cues.map(spokenIn)).to.deep.equal([
        ['A & <B>', text],
        ['Assistant', 'Yes.'],
      ]);
    });

  it('keeps the lines of a message that has several, in one cue', async () => {
    const entries = [said(1, 'assistant', 'One:\n\n- two\r\n\r\n- three\n', 0)];
    const cues = await cuesOf(
      transcriptAsWebVtt(entries, { since: SINCE, until: SINCE + 1000 }, NAMES),
    );
    expect(cues.map(spokenIn)).to.deep.equal([['Assistant', 'One:\n- two\n- three']]);
  });

  it('of nothing is captions without a cue', async () => {
    expect(transcriptAsWebVtt([], { since: SINCE, until: SINCE }, NAMES)).to.match(/^WEBVTT\n/);
  });
});
