/** By what else one may think that a tour is paid. */
export const HOMES = ['unit', 'flat', 'apartment', 'home', 'villa'];

/** Who names a number of homes has them to sell: "12 flats". (`#` is any number.) */
export const MANY_HOMES = [...HOMES, 'house', 'plot', 'penthouse'].map((home) => `# ${home}s`);
