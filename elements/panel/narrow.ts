/** The windows in which the panel is a sheet at the bottom of the window. */
export const NARROW = '(max-width: 30rem)';
