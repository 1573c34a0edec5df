/**
 * The most that a block may cost to be parsed. A unit is about a microsecond of a laptop, so this is
 * less than a third of a long task.
 */
export const COST_LIMIT = 18_000;

/** The most quotations, list items and levels of indentation around one line. */
export const DEPTH_LIMIT = 24;

/** Opens a fence that only a closing fence ends: in a list item, the item's end does, too. */
const OPENING = /^(`{3,}(?!`|.*`)|~{3,})/;
const CLOSING = /^\s*(`{3,}|~{3,})\s*$/;

const CONTAINERS = /^(?:[ \t]|>|[-+*](?=\s|$)|\d{1,9}[.)](?=\s|$))*/;
const LEVEL = /[>\-+*.)\t]| {2}/g;

/** The first letter of a list item, a heading or a rule. */
const BLOCK_START = /^[\s>]*[-+*#_\d]/;

/**
 * Estimates what Markdown costs to be parsed, in linear time. The weights are measured. Products
 * stand for what the parser searches or moves each time: an opening delimiter from each closing one,
 * what follows each link, the end of an address from each `<` in it, the end of inline code from each
 * run of backticks.
 */
export function costOf(markdown: string): number {
  let cost = 0;
  let columns = 0;
  let fence: string | undefined;
  let code = 0;
  const lines: string[] = [];
  for (const line of markdown.split(/[\r\n]/)) {
    cost += line.length + 10;
    if (fence) {
      code++;
      if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      continue;
    }
    fence = OPENING.exec(line)?.[1];
    if (fence) continue;
    const depth = count(CONTAINERS.exec(line)![0], LEVEL);
    if (depth > DEPTH_LIMIT) return Infinity;
    cost += depth * 20 + (BLOCK_START.test(line) ? 50 : 0);
    columns = Math.max(columns, count(line, /\|/g));
    lines.push(line);
  }
  const text = lines.join('\n');
  const emphases = count(text, /\*+|_+|~+/g);
  const cells = count(text, /\|/g);
  const addresses = count(text, /www\.|:\/\/|@/gi);
  const codeMarks: readonly string[] = text.match(/`+/g) ?? [];
  return (
    cost +
    lines.length ** 2 * 0.15 +
    code ** 2 * 0.02 +
    emphases * (8 + emphases * 0.06) +
    costOfBrackets(text) +
    cells * 12 +
    columns * lines.length * 0.6 +
    addresses * 30 +
    (addresses && count(text, /</g) ** 2 * 0.007) +
    codeMarks.length * 8 +
    new Set(codeMarks).size * text.length * 0.04
  );
}

function costOfBrackets(text: string): number {
  const brackets = text.match(/[[\]]/g) ?? [];
  let open = 0;
  let deepest = 0;
  for (const bracket of brackets) {
    open = bracket === '[' ? open + 1 : Math.max(0, open - 1);
    deepest = Math.max(deepest, open);
  }
  return brackets.length * (10 + deepest * 0.5 + brackets.length * 0.003);
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
