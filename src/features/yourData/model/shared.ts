import { openingOf, type Opening } from '@/bible/references/opening';
import { readReferences } from '@/bible/references/readReferences';
import type { TranslationCode } from '@/bible/translations';
import { withSource } from './formats/annotations';

interface Shared {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

export type ShareTarget = { kind: 'passage'; opening: Opening } | { kind: 'quote'; text: string };

/** A longer text is no reference. */
const MAX_REFERENCE = 40;

/** The meaning of a shared text: the passage of a reference, or a quote with its source. */
export function shareTarget(
  { title = '', text = '', url = '' }: Shared,
  translation: TranslationCode,
): ShareTarget {
  const trimmed = text.trim();
  const named = trimmed === '' && url.trim() === '' ? title.trim() : trimmed;
  if (named !== '' && named.length <= MAX_REFERENCE) {
    const reading = readReferences(named, { as: 'list', translation });
    const isOne = reading.references.length === 1 && reading.unparsed.length === 0;
    const opening = isOne ? openingOf(reading, translation) : null;
    if (opening) return { kind: 'passage', opening };
  }
  // Some apps put the URL into the text.
  const source = [title.trim(), url.trim()]
    .filter((each) => each !== '' && !trimmed.includes(each))
    .join(', ');
  return { kind: 'quote', text: trimmed === '' ? source : withSource(trimmed, source) };
}
