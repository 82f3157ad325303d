import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TranslationCode } from '../translations';
import { referencesInText } from '../references/referencesInText';
import { lastTranslation } from '../text/lastTranslation';
import { readerPath } from '@/routes/paths';

type Referred = ReturnType<typeof referencesInText>[number]['range'];

const hrefOf = (translation: TranslationCode, range: Referred): string =>
  'startVerse' in range
    ? readerPath(translation, range, range.startVerse, range.endVerse)
    : readerPath(translation, range);

/** A text in which every reference to a verse or chapter is a link to it, in the translation read last. */
export function LinkedReferences({ text }: { text: string }) {
  const references = useMemo(() => referencesInText(text), [text]);
  const translation = lastTranslation();
  const parts: ReactNode[] = [];
  let written = 0;
  for (const { start, end, range } of references) {
    parts.push(
      text.slice(written, start),
      <Link key={start} to={hrefOf(translation, range)}>
        {text.slice(start, end)}
      </Link>,
    );
    written = end;
  }
  return (
    <>
      {parts}
      {text.slice(written)}
    </>
  );
}
