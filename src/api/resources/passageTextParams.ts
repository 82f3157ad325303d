import type { PassageRef } from '@/domain/bible/passage';

/** The query of `get_passage_text`; in a file of its own because the page asks with it before the client is there. */
export const passageTextParams = (user: string, ref: PassageRef) => ({
  user,
  translation: ref.translation,
  book: ref.bookName,
  chapter: ref.chapter,
  start: ref.startVerse,
  end: ref.endVerse,
});
