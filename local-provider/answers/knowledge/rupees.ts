const format = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** With Indian grouping and no decimals: 1350000 is ₹13,50,000. */
export function rupees(amount: number): string {
  return format.format(amount);
}
