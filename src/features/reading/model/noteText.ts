import type { PassageRef } from '@/bible/passage';
import { formatReference } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';

/**
 * A note on verses as it is kept among the quotes: its last line is the reference with the translation, by which the verses are
 * marked. Without outer white space.
 */
export const noteText = (note: string, passage: PassageRef): string =>
  `${note.trim()}\n${formatReference(passage)} (${translationOf(passage.translation).shortName})`;
