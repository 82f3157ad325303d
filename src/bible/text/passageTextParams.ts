import type { PassageRef } from '../passage';

/** The parameters of `get_passage_text`. In its own file because the page uses them before the client is loaded. */
export const passageTextParams = (user: string, ref: PassageRef) => ({
  user,
  translation: ref.translation,
  book: ref.bookName,
  chapter: ref.chapter,
  start: ref.startVerse,
  end: ref.endVerse,
});
