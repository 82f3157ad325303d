/** '1 passage', '2 passages'. */
export const passageCount = (count: number): string => `${count} ${count === 1 ? 'passage' : 'passages'}`;
