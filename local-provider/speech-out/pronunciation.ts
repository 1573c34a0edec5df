/** Digits grouped the Indian way: 1,50,000 or 2,10,00,000. */
const INDIAN_NUMBER = /\b\d{1,2}(?:,\d{2})+,\d{3}\b/g;

/**
 * Long numbers without grouping before what they count, which flite would read digit by digit. That
 * is right for telephone numbers and codes, which have no noun.
 */
const PLAIN_NUMBER =
  /(?<![\d.,+]|\d[ -])[1-9]\d{4,8}(?= (?:rupees|dollars|euros|pounds|percent|plus|people|visitors|customers|views|leads|conversations|messages|calls)\b)/g;

/** Writes figures for the machine's own voices. The transcript keeps the original. */
export function pronounceable(text: string): string {
  return text
    .replace(INDIAN_NUMBER, (figure) => grouped(figure.replaceAll(',', '')))
    .replace(PLAIN_NUMBER, grouped);
}

function grouped(digits: string): string {
  return Number(digits).toLocaleString('en-US');
}
