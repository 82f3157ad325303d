import type { AppendLetter, PassageRef } from '@/bible/passage';
import { passageOf } from '@/bible/references/ranges';
import { readReferences } from '@/bible/references/readReferences';
import { translationNamed } from '@/bible/references/translationsIn';
import type { TranslationCode } from '@/bible/translations';

export type OneReference =
  | {
      ok: true;
      ref: PassageRef;
      /** The letter after the last verse: `John 3:16a`. */
      letter: AppendLetter;
      /** The other words of the text. */
      words: readonly string[];
      /** Whether the text is only the reference, perhaps with its translation; 'Compare John 3:16' mentions one. */
      isAlone: boolean;
    }
  | { ok: false; reason: string };

/** The one reference, in one chapter, of a cell in a table or a field of a note. */
export function readReference(text: string, translation: TranslationCode): OneReference {
  const { references, unparsed } = readReferences(text, { as: 'list', translation });
  const refused = unparsed.find(({ kind }) => kind === 'reference');
  if (refused) return { ok: false, reason: refused.reason };
  const [first, second] = references;
  if (!first) return { ok: false, reason: 'It has no reference' };
  const [range, ...others] = first.ranges;
  if (second || others.length > 0)
    return { ok: false, reason: 'There are several references; one is expected' };
  const ref = passageOf(range, first.translation ?? translation);
  const beside = `${text.slice(0, first.start)} ${text.slice(first.end)}`.match(/\p{L}+/gu) ?? [];
  const isAlone = beside.every((word) => translationNamed(word) !== undefined);
  return { ok: true, ref, letter: first.letter, words: unparsed.map((each) => each.text), isAlone };
}
