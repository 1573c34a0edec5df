/** The zeros of the Indian scripts and of the Arabic one; their other digits follow. */
const ZEROS = [...'०০੦૦୦௦౦೦൦٠۰'].map((zero) => zero.codePointAt(0)!);

const OTHER_DIGIT = /[^\P{Nd}0-9]/gu;

/** The text with 0 to 9 for the digits of other scripts, and with the separators of English. */
export function plainDigits(text: string): string {
  return text
    .replace(OTHER_DIGIT, (digit) => {
      const point = digit.codePointAt(0)!;
      const zero = ZEROS.find((each) => point >= each && point < each + 10);
      return zero === undefined ? digit : String(point - zero);
    })
    .replace(/(?<=\d)[٬،](?=\d)/g, ',')
    .replace(/(?<=\d)٫(?=\d)/g, '.');
}
