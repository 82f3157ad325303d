import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import { chapterRange } from '@/domain/bible/chapters';
import type { PassageRef } from '@/domain/bible/passage';
import { formatChapter, formatReference } from '@/domain/references/reference';
import { translationOf, type TranslationCode } from '@/domain/bible/translations';
import { rememberCompared } from '@/device/choices/compareSet';
import { useScreenActions } from '@/store/core/screenActions';
import { useBibleText } from '@/store/bible/useBibleText';
import { Screen } from '@/ui/layout/Screen';
import type { ReaderAddress } from '../address/readerAddress';
import { ComparedVerses, type ComparedText } from './ComparedVerses';
import { CompareSet } from './CompareSet';

interface ComparisonProps {
  address: ReaderAddress;
  translations: readonly TranslationCode[];
}

/** The verses of an address beside each other, and the choice of the translations. */
export function Comparison({ address, translations }: ComparisonProps) {
  const navigate = useNavigate();
  const { marked, bookName, chapter } = address;
  const set = translations.join(',');
  useEffect(() => rememberCompared(translations), [set]); // eslint-disable-line react-hooks/exhaustive-deps -- the set says all
  const refOf = (translation: TranslationCode | undefined): PassageRef | null =>
    translation ? { ...chapterRange(translation, address), ...marked, translation } : null;
  // As many as can be compared: hooks are called in the same number each time.
  const texts = [
    useBibleText(refOf(translations[0])),
    useBibleText(refOf(translations[1])),
    useBibleText(refOf(translations[2])),
    useBibleText(refOf(translations[3])),
  ];
  const compared = translations.flatMap((translation, index): ComparedText[] => {
    const text = texts[index];
    return text ? [{ translation, ...text }] : [];
  });
  const reference = marked ? formatReference({ bookName, chapter, ...marked }) : formatChapter(address);
  const first = translations[0] ?? address.translation;
  const readPath = readerPath(first, address, marked?.startVerse, marked?.endVerse);
  useScreenActions([{ label: `Read ${formatChapter(address)}`, run: () => void navigate(readPath) }]);
  return (
    <Screen
      title={`Compare ${reference}`}
      width="panes"
      aside={
        <Link to={readPath}>
          Read {formatChapter(address)} ({translationOf(first).shortName})
        </Link>
      }
    >
      <CompareSet
        set={translations}
        onChange={(chosen) => void navigate(comparePath(address, marked, chosen), { replace: true })}
      />
      <ComparedVerses reference={reference} texts={compared} />
    </Screen>
  );
}
