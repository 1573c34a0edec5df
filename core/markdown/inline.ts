import { parse, type Options } from 'micromark';

type Extension = NonNullable<NonNullable<Options['extensions']>[number]>;
type HtmlExtension = NonNullable<NonNullable<Options['htmlExtensions']>[number]>;
type Construct = Exclude<NonNullable<Extension['text']>[string], readonly unknown[] | undefined>;
type Context = ThisParameterType<Construct['tokenize']>;
type State = ReturnType<Construct['tokenize']>;
type Token = Context['events'][number][1];
type Code = Context['previous'];

const STAR = 42;
const LESS_THAN = 60;
const TILDE = 126;

/** CommonMark's emphasis pairs the runs that this finds, by their length and by what they may do. */
const { resolveAll } = [parse().constructs.text[STAR] ?? []].flat()[0] as Construct;

const SPACE = /\s/;
const PUNCTUATION = /[\p{P}\p{S}]/u;
const BRACKET = /[\p{Ps}\p{Pi}]/u;
/** The first character of what stands in brackets or quotation marks, or has a sign. */
const WORD_SIGN = /[\p{Ps}\p{Pi}\p{S}"'#@-]/u;
const ASCII_WORD = /[\w)\]]/;
const DIGIT = /\p{Nd}/u;

/** The runs that a run between punctuation and a word may close. */
const openings = new WeakSet<Token>();

/**
 * Runs of stars, which emphasise, and of two tildes, which strike. They differ from CommonMark, where they are
 * text beside words without spaces, such as words with endings in many scripts:
 *
 * - A run closes after punctuation, too, where a word follows: `**Price:**5`, `**(RERA)**ಗೆ`. It does not close
 *   what looks like code: `(2*x)*y`, `f(*list)*2`.
 * - A run opens before a bracket, too, where a word beyond ASCII precedes: `ಯೋಜನೆ**(RERA)**ಗೆ`.
 * - A star between digits multiplies.
 */
const runs: Construct = {
  name: 'runs',
  resolveAll,
  tokenize(effects, ok) {
    const { events, previous } = this;
    const before = characterOf(previous);
    const next = (marker: Code): State =>
      function inRun(code) {
        if (code === marker) {
          effects.consume(code);
          return inRun;
        }
        const token = effects.exit('attentionSequence');
        const after = characterOf(code);
        const multiplies = DIGIT.test(before) && DIGIT.test(after);
        if (marker === STAR ? !multiplies : lengthOf(token) === 2)
          classify(token, before, after, events);
        return ok(code);
      };
    return (marker) => {
      effects.enter('attentionSequence');
      return next(marker)(marker);
    };
  },
};

/** Exactly these are line breaks. All other HTML is text. */
const BREAKS = ['<br>', '<br/>', '<br />'];

const lineBreak: Construct = {
  name: 'lineBreak',
  tokenize(effects, ok, nok) {
    let tag = '';
    const next: State = (code) => {
      if (BREAKS.includes(tag)) {
        effects.exit('hardBreakEscape');
        return ok(code);
      }
      tag += characterOf(code).toLowerCase();
      if (!BREAKS.some((each) => each.startsWith(tag))) return nok(code);
      effects.consume(code);
      return next;
    };
    return (code) => {
      effects.enter('hardBreakEscape');
      return next(code);
    };
  },
};

/** Inline constructs that CommonMark does not have, or has otherwise. */
export const inline: Extension = {
  text: { [STAR]: runs, [TILDE]: runs, [LESS_THAN]: lineBreak },
};

/** Two tildes are parsed as strong emphasis. */
export const inlineHtml: HtmlExtension = {
  enter: {
    strong(token) {
      this.tag(this.sliceSerialize(token).startsWith('~') ? '<del>' : '<strong>');
    },
  },
  exit: {
    strong(token) {
      this.tag(this.sliceSerialize(token).startsWith('~') ? '</del>' : '</strong>');
    },
  },
};

/** Half of a character beyond 16 bits is a word, as it is in CommonMark's emphasis. */
function characterOf(code: Code): string {
  return code === null || code < 0 ? '\n' : String.fromCharCode(code);
}

/** Says whether a run may open and close, by the characters beside it. */
function classify(run: Token, before: string, after: string, events: Context['events']): void {
  const [start, end] = [before, after].map((each) =>
    SPACE.test(each) ? 'space' : PUNCTUATION.test(each) ? 'punctuation' : 'word',
  );
  run._open =
    end === 'word' ||
    (end === 'punctuation' &&
      (start !== 'word' || (!ASCII_WORD.test(before) && WORD_SIGN.test(after))));
  run._close =
    start === 'word' ||
    (start === 'punctuation' &&
      (end !== 'word' || (!BRACKET.test(before) && wasOpened(run, events))));
  const isCode = ASCII_WORD.test(before) || (BRACKET.test(before) && lengthOf(run) === 1);
  if (run._open && !isCode) openings.add(run);
}

/** Whether a run like this was opened before. */
function wasOpened(run: Token, events: Context['events']): boolean {
  return events.some(([, other]) => openings.has(other) && lengthOf(other) === lengthOf(run));
}

function lengthOf({ start, end }: Token): number {
  return end.offset - start.offset;
}
