import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { TranslationCode } from '../translations';
import { referencesInText } from '../references/referencesInText';
import { readerPath } from '@/routes/paths';

type Referred = ReturnType<typeof referencesInText>[number]['range'];

const hrefOf = (translation: TranslationCode, range: Referred): string =>
  'startVerse' in range
    ? readerPath(translation, range, range.startVerse, range.endVerse)
    : readerPath(translation, range);

interface LinkedReferencesProps {
  text: string;
  /** The translation that the references are opened in. */
  translation: TranslationCode;
}

/** A text in which every reference to a verse or chapter is a link. */
export function LinkedReferences({ text, translation }: LinkedReferencesProps) {
  const references = useMemo(() => referencesInText(text), [text]);
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
