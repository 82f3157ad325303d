/** Lets whatever waits, a scroll or a tap, go first. */
export const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
