/** The keys of a row's actions, in order, with their descriptions. */
export const ACTION_KEYS = [
  ['Enter', 'Do what the row says'],
  ['Ctrl Enter', 'Do the second thing that it offers'],
  ['Shift Enter', 'Do the third'],
  ['Alt Enter', 'Do the fourth'],
] as const;

/** Which of a row's actions Enter runs, by the modifier keys pressed with it. */
export const actionIndexOf = ({ ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): number =>
  ctrlKey || metaKey ? 1 : shiftKey ? 2 : altKey ? 3 : 0;
