import type { PassageRef } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import { readReferences } from './references';
import { withSource } from './formats/annotations';

interface Shared {
  title?: string | undefined;
  text?: string | undefined;
  url?: string | undefined;
}

export type ShareTarget = { kind: 'passage'; ref: PassageRef } | { kind: 'quote'; text: string };

/** Longer texts are no reference. */
const MAX_REFERENCE = 40;

/** What is meant with a shared text: the passage that it is the reference of, or a quote with where it is from. */
export function shareTarget(
  { title = '', text = '', url = '' }: Shared,
  translation: TranslationCode,
): ShareTarget {
  const words = text.trim();
  const named = words === '' && url.trim() === '' ? title.trim() : words;
  if (named !== '' && named.length <= MAX_REFERENCE) {
    const read = readReferences(named, translation);
    const [first, ...others] = read.ok && read.isAlone ? read.references : [];
    if (first && others.length === 0) return { kind: 'passage', ref: first.ref };
  }
  // Some apps put the address into the text.
  const source = [title.trim(), url.trim()].filter((each) => each !== '' && !words.includes(each)).join(', ');
  return { kind: 'quote', text: words === '' ? source : withSource(words, source) };
}
