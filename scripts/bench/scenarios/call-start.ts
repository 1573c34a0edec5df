import type { Bench } from '../bench.js';
import { between } from '../page-meter.js';
import type { Subject } from '../subjects/subject.js';
import { inTime } from './too-slow.js';
import { BEGUN_WITHIN_MS, onVoicePage, whenTrue } from './voice-page.js';

/** Marks, as `sound`, when the assistant is heard. */
const WATCH_SOUND = `
RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...given) {
    super(...given);
    this.addEventListener('track', ({ track }) => {
      if (track.kind !== 'audio') return;
      const context = new AudioContext();
      const analyser = context.createAnalyser();
      context.createMediaStreamSource(new MediaStream([track])).connect(analyser);
      const samples = new Float32Array(analyser.fftSize);
      const look = () => {
        analyser.getFloatTimeDomainData(samples);
        if (samples.every((sample) => Math.abs(sample) < 0.01)) return setTimeout(look, 5);
        performance.mark('sound');
        return context.close();
      };
      look();
    });
  }
};`;

/** The time from the press of the button to an assistant that listens, in milliseconds. */
export interface CallStartCost {
  /** On the clock. */
  readonly clock: number;
  /** On the clock, to the first sound of the assistant, which speaks first. */
  readonly sound: number;
  /** Of the main thread. */
  readonly cpu: number;
}

/** Each time on a page of its own, to which nobody has called before. */
export function measureCallStart(bench: Bench, subject: Subject): Promise<CallStartCost> {
  return onVoicePage(
    bench,
    subject,
    'greets',
    async ({ meter, call }) => {
      const before = await meter.read();
      await call();
      const { cpu } = between(before, await meter.read());
      const heard = meter.ask(whenTrue(`performance.getEntriesByName('sound').length > 0`));
      await inTime(BEGUN_WITHIN_MS, heard);
      const [pressed, listening, sound] = await meter.ask<[number, number, number]>(
        `['pressed', 'listening', 'sound'].map((name) => performance.getEntriesByName(name).at(-1).startTime)`,
      );
      return { clock: listening - pressed, sound: sound - pressed, cpu };
    },
    WATCH_SOUND,
  );
}
