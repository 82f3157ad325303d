/** A seed for a new random order. */
export const newSeed = (): number => Math.floor(Math.random() * 2 ** 32);
