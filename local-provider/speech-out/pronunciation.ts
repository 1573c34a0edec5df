/** Digits grouped the Indian way: 1,50,000 or 2,10,00,000. */
const indianNumber = /\b\d{1,2}(?:,\d{2})+,\d{3}\b/g;

/**
 * Long numbers without grouping before what they count, which flite would read digit by digit. That
 * is right for telephone numbers and codes, which have no noun.
 */
const plainNumber =
  /(?<![\d.,+]|\d[ -])[1-9]\d{4,8}(?= (?:rupees|dollars|euros|pounds|percent|plus|square|sq|people|buyers|builders|visitors|customers|visits|views|leads|enquiries|conversations|messages|calls|projects|tours|homes|flats|units)\b)/g;

/** Writes figures for the machine's own voices. The transcript keeps the original. */
export function pronounceable(text: string): string {
  return text
    .replace(indianNumber, (figure) => inLakhs(Number(figure.replaceAll(',', ''))))
    .replace(plainNumber, (digits) => Number(digits).toLocaleString('en-US'))
    .replace(/\b24\/7\b/g, 'twenty-four seven');
}

function inLakhs(amount: number): string {
  const crores = Math.floor(amount / 1e7);
  const lakhs = Math.floor((amount % 1e7) / 1e5);
  const rest = amount % 1e5;
  return [
    crores ? `${crores} crore` : '',
    lakhs ? `${lakhs} lakh` : '',
    rest ? rest.toLocaleString('en-US') : '',
  ]
    .filter(Boolean)
    .join(' ');
}
