/** A slip in five letters is forgiven, two in ten: with two, "engineer" would be "engine". */
const SLIPS_PER_LETTER = 0.2;

/** So many at least, in a word that is long enough to be set right at all. */
const LEAST_SLIPS = 1;

/** So many at most, however long the word. */
const MOST_SLIPS = 2;

/** So many words are remembered with what they stand for: a conversation has few of its own. */
const MEMORY = 500;

/** In a word of so many letters one may be missing or two may have changed places: "agnt", "tuor". */
const SHORT = 4;

/**
 * What sets words right by those that are known: one that is unknown becomes the nearest of them,
 * if its slips are few. Few people miss the first letter, so that one has to be right.
 */
export function speller(known: ReadonlySet<string>): (word: string) => string {
  const byInitial = new Map<string | undefined, string[]>();
  for (const word of known) byInitial.set(word[0], [...(byInitial.get(word[0]) ?? []), word]);
  const memory = new Map<string, string>();
  return (word) => {
    if (word.length < SHORT || known.has(word)) return word;
    const meant = memory.get(word) ?? nearestTo(word, byInitial.get(word[0]) ?? []);
    if (memory.size >= MEMORY) memory.clear();
    memory.set(word, meant);
    return meant;
  };
}

function nearestTo(word: string, candidates: readonly string[]): string {
  let nearest = word;
  let fewest = slipsForgiven(word) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= fewest) continue;
    const slips = slipsBetween(word, candidate);
    if (slips < fewest && (word.length > SHORT || isLikely(word, candidate))) {
      nearest = candidate;
      fewest = slips;
    }
  }
  return nearest;
}

function slipsForgiven(word: string): number {
  const slips = Math.floor(word.length * SLIPS_PER_LETTER);
  return Math.min(MOST_SLIPS, Math.max(LEAST_SLIPS, slips));
}

/**
 * How many letters are missing, too many, or wrong; two neighbours that changed places are one slip.
 * (The optimal string alignment distance.)
 */
export function slipsBetween(one: string, other: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const wrong = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        last[column]! + 1,
        current[column - 1]! + 1,
        last[column - 1]! + wrong,
        swapped ? beforeLast[column - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, current];
  }
  return last[other.length]!;
}

/** Of a short word: whether a letter is missing in it, or two of them changed places. */
function isLikely(word: string, candidate: string): boolean {
  const sorted = (text: string) => [...text].sort().join('');
  return candidate.length > word.length || sorted(word) === sorted(candidate);
}
