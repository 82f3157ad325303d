/**
 * What people type into the command box, the row that they want, and the place of that row in the list (1 is the first, 0
 * means that it is not there).
 * A row is written as the word of its first action and the beginning of its label, or all of its label where a translation was
 * typed. The library is that of the demo, with the KJV as the text of its passages.
 */
export type CommandCases = readonly (readonly [typed: string, wanted: string, rank: number])[];
