const PICK_RANGE = 'Pick one verse, or the first and the last of a range.';

/** The purposes of the verse picker. */
export const PICKER_MODES = {
  goToVerse: { title: 'Go to Verse', hint: 'Pick the verse to go to.', submitLabel: 'Go', takes: 'one' },
  copy: { title: 'Copy Verse Range', hint: PICK_RANGE, submitLabel: 'Copy' },
  bibleHub: {
    title: 'Open in Bible Hub',
    hint: 'Pick the verse to open.',
    submitLabel: 'Open',
    takes: 'one',
  },
  interlinear: { title: 'Interlinear View', hint: PICK_RANGE, submitLabel: 'Open' },
  addMemory: { title: 'Add to Memory Verses', hint: PICK_RANGE, submitLabel: 'Add' },
  addNugget: { title: 'Add to Nuggets', hint: PICK_RANGE, submitLabel: 'Add' },
} as const;

/** The modes; listening, another chapter and a second translation are chosen in dialogs of their own. */
export type PickerMode = keyof typeof PICKER_MODES | 'listen' | 'goToChapter' | 'parallel';
