import { type Pcm, SAMPLE_RATE } from './format.js';
import { resample } from './resample.js';

export interface WavSound {
  /** Samples in a second. */
  rate: number;
  /** One channel; several are averaged. */
  samples: Int16Array;
}

/** An unsupported WAV file. The message says what was found. */
export class WavError extends Error {
  override readonly name = 'WavError';
}

const HEADER_BYTES = 44;

const INTEGER_FORMAT = 1;
const FLOAT_FORMAT = 3;
const EXTENSIBLE_FORMAT = 0xfffe;

interface Layout {
  format: number;
  channels: number;
  rate: number;
  bits: number;
}

/**
 * Reads 16 bit integer or 32 bit float WAV. A data length beyond the end (servers that stream a WAV
 * write `0xffffffff`) means "until the end".
 */
export function readWav(bytes: Uint8Array): WavSound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 12 || tag(view, 0) !== 'RIFF' || tag(view, 8) !== 'WAVE') {
    throw new WavError(`not a WAV file: ${bytes.length} bytes without a RIFF/WAVE header`);
  }
  let layout: Layout | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = tag(view, at);
    const start = at + 8;
    const length = Math.min(view.getUint32(at + 4, true), bytes.length - start);
    if (name === 'fmt ' && length >= 16) layout = readLayout(view, start, length);
    if (name === 'data') {
      if (!layout) throw new WavError('a WAV file whose data comes before its format');
      return { rate: layout.rate, samples: readSamples(view, start, length, layout) };
    }
    at = start + length + (length % 2);
  }
  throw new WavError('a WAV file without data');
}

/** A 16 bit mono WAV file. */
export function writeWav({ rate, samples }: WavSound): Uint8Array<ArrayBuffer> {
  const header = wavHeader({ rate, channels: 1, dataBytes: samples.length * 2 });
  const bytes = new Uint8Array(header.length + samples.length * 2);
  bytes.set(header);
  const view = new DataView(bytes.buffer, header.length);
  samples.forEach((sample, index) => view.setInt16(index * 2, sample, true));
  return bytes;
}

/** The header of a 16 bit WAV file. */
export function wavHeader(sound: {
  rate: number;
  channels: number;
  dataBytes: number;
}): Uint8Array<ArrayBuffer> {
  const { rate, channels, dataBytes } = sound;
  const bytes = new Uint8Array(HEADER_BYTES);
  const view = new DataView(bytes.buffer);
  const text = (at: number, value: string) => bytes.set(new TextEncoder().encode(value), at);
  text(0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, INTEGER_FORMAT, true);
  view.setUint16(22, channels, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * channels * 2, true);
  view.setUint16(32, channels * 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, dataBytes, true);
  return bytes;
}

function tag(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}

function readLayout(view: DataView, at: number, length: number): Layout {
  const named = view.getUint16(at, true);
  const format =
    named === EXTENSIBLE_FORMAT && length >= 26 ? view.getUint16(at + 24, true) : named;
  return {
    format,
    channels: view.getUint16(at + 2, true),
    rate: view.getUint32(at + 4, true),
    bits: view.getUint16(at + 14, true),
  };
}

function readSamples(view: DataView, at: number, length: number, layout: Layout): Int16Array {
  const { format, channels, bits } = layout;
  const integer = format === INTEGER_FORMAT && bits === 16;
  if (!integer && !(format === FLOAT_FORMAT && bits === 32)) {
    throw new WavError(
      `a WAV file of format ${format} with ${bits} bits; 16 bit or float is wanted`,
    );
  }
  if (channels < 1) throw new WavError('a WAV file without channels');
  const width = bits / 8;
  const samples = new Int16Array(Math.floor(length / (width * channels)));
  for (let index = 0; index < samples.length; index++) {
    let sum = 0;
    for (let channel = 0; channel < channels; channel++) {
      const from = at + (index * channels + channel) * width;
      sum += integer ? view.getInt16(from, true) : view.getFloat32(from, true) * 32767;
    }
    samples[index] = Math.max(-32768, Math.min(32767, Math.round(sum / channels)));
  }
  return samples;
}

/** The sound of an engine's WAV file, at the rate of a call. Rejects a file without sound. */
export function pcmFromWav(bytes: Uint8Array): Pcm {
  const { rate, samples } = readWav(bytes);
  if (samples.length === 0) throw new Error('it gave a WAV file without sound');
  return resample(samples, rate, SAMPLE_RATE);
}
