/** So many passages, in words. */
export const passageCount = (count: number): string => `${count} ${count === 1 ? 'passage' : 'passages'}`;
