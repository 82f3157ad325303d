/** Printed by a reporter before the name of a test that failed and then passed; `parts.ts` lists these at the end. */
const FLAKY = 'Flaky: ';

export const printFlaky = (name: string): void => console.log(FLAKY + name);

/** The names of the flaky tests in what a part has printed. */
export const flakyIn = (output: string): string[] =>
  output.split('\n').flatMap((line) => (line.startsWith(FLAKY) ? [line.slice(FLAKY.length)] : []));
