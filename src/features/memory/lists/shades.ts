/** The numbers of runs at which each darker shade begins. */
export const SHADES = [1, 3, 6, 10];

/** The shade of a day with so many runs, 0 for none. */
export const shadeOf = (runs: number): number => SHADES.filter((from) => runs >= from).length;
