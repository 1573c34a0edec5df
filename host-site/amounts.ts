const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const counts = new Intl.NumberFormat('en-IN');

/**
 * Whole rupees with Indian grouping: 135000 reads ₹1,35,000.
 * @throws RangeError for anything but a whole number from 0.
 */
export function formatRupees(amount: number): string {
  return rupees.format(whole(amount));
}

/**
 * A count with Indian grouping: 2500 reads 2,500.
 * @throws RangeError for anything but a whole number from 0.
 */
export function formatCount(count: number): string {
  return counts.format(whole(count));
}

/** A count in thousands with one decimal: 12500 reads 12.5K. */
export function formatThousands(count: number): string {
  return `${(whole(count) / 1000).toFixed(1)}K`;
}

/** A large amount as it is spoken of: 8500000 reads ₹85 lakh, 14500000 reads ₹1.45 crore. */
export function formatLakhs(amount: number): string {
  const crore = whole(amount) >= 10_000_000;
  return `₹${counts.format(amount / (crore ? 10_000_000 : 100_000))} ${crore ? 'crore' : 'lakh'}`;
}

/** How much lower `now` is than `was`, in whole per cent. */
export function percentOff(was: number, now: number): number {
  return Math.round(((was - now) / was) * 100);
}

function whole(amount: number): number {
  if (!Number.isInteger(amount) || amount < 0) {
    throw new RangeError(`An amount is a whole number from 0, not ${amount}.`);
  }
  return amount;
}
