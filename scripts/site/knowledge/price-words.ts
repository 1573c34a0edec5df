/** Words by which one asks what something costs. */
export const PRICE = 'price pricing cost how much charge rate';

/** Words by which one asks for the price of a year. */
export const YEAR = ['year', 'yearly', 'annual', 'annually'];
