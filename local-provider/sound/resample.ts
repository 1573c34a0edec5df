/** Zero crossings of the sinc on either side: about 60 dB down outside the band. */
const REACH = 12;

/** One filter for each position an output sample can have between two input samples. */
interface Filters {
  phases: Float32Array[];
  /** Input samples to the left of an output sample that its filter covers. */
  left: number;
  step: number;
}

const known = new Map<string, Filters>();

/** Changes the rate of `samples` with a windowed sinc, without aliasing. */
export function resample(samples: Int16Array, from: number, to: number): Int16Array {
  if (from === to) return samples;
  const { phases, left, step } = filtersFor(from, to);
  const result = new Int16Array(Math.round((samples.length * to) / from));
  for (let index = 0; index < result.length; index++) {
    const position = index * step;
    const filter = phases[position % phases.length]!;
    const first = Math.floor(position / phases.length) - left;
    const begin = Math.max(0, -first);
    const end = Math.min(filter.length, samples.length - first);
    let sum = 0;
    for (let tap = begin; tap < end; tap++) sum += samples[first + tap]! * filter[tap]!;
    result[index] = Math.max(-32768, Math.min(32767, Math.round(sum)));
  }
  return result;
}

function filtersFor(from: number, to: number): Filters {
  const key = `${from}:${to}`;
  const found = known.get(key);
  if (found) return found;
  const divisor = greatestCommonDivisor(from, to);
  const cutoff = Math.min(1, to / from);
  const left = Math.ceil(REACH / cutoff);
  const count = to / divisor;
  const phases = Array.from({ length: count }, (_, phase) => filterAt(phase / count, left, cutoff));
  const filters = { phases, left, step: from / divisor };
  known.set(key, filters);
  return filters;
}

/** The taps around a point `offset` (0 to 1) after an input sample, scaled to a sum of 1. */
function filterAt(offset: number, left: number, cutoff: number): Float32Array {
  const taps = Float32Array.from({ length: 2 * left + 1 }, (_, tap) => {
    const distance = tap - left - offset;
    return sinc(distance * cutoff) * hann(distance / (left + 1));
  });
  const gain = taps.reduce((sum, tap) => sum + tap, 0);
  return taps.map((tap) => tap / gain);
}

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
}

function hann(x: number): number {
  return Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x);
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
