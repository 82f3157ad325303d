/** What the verse picker is open for; the action of its button follows from it (§2, 'Chapter reader'). */
export type PickerMode = 'goToVerse' | 'copy' | 'bibleHub' | 'interlinear' | 'addMemory' | 'addNugget';

export const PICKER_MODES: Readonly<
  Record<PickerMode, { title: string; hint: string; submitLabel: string }>
> = {
  goToVerse: { title: 'Go to Verse', hint: 'Pick the verse to go to.', submitLabel: 'Go' },
  copy: {
    title: 'Copy Verse Range',
    hint: 'Pick one verse, or the first and the last of a range.',
    submitLabel: 'Copy',
  },
  bibleHub: { title: 'Open in Bible Hub', hint: 'Pick the verse to open.', submitLabel: 'Open' },
  interlinear: {
    title: 'Interlinear View',
    hint: 'Pick one verse, or the first and the last of a range.',
    submitLabel: 'Open',
  },
  addMemory: {
    title: 'Add to Memory Verses',
    hint: 'Pick one verse, or the first and the last of a range.',
    submitLabel: 'Add',
  },
  addNugget: {
    title: 'Add to Nuggets',
    hint: 'Pick one verse, or the first and the last of a range.',
    submitLabel: 'Add',
  },
};
