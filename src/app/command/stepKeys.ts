/** The keys of what can be done with a row, in order, and what each does. */
export const STEP_KEYS = [
  ['Enter', 'Do what the row says'],
  ['Ctrl Enter', 'Do the second thing that it offers'],
  ['Shift Enter', 'Do the third'],
  ['Alt Enter', 'Do the fourth'],
] as const;

/** Which of a row's steps Enter does, by the keys that are held down with it. */
export const stepOf = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): number =>
  ctrlKey || metaKey ? 1 : shiftKey ? 2 : altKey ? 3 : 0;
