import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import { chapterRange } from '@/bible/chapters';
import type { PassageRef } from '@/bible/passage';
import { compareSetFrom, compareSetOf, otherThan, lastCompared, rememberCompared } from '@/bible/compareSet';
import { formatChapter, formatReference } from '@/bible/references/reference';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { lastTranslation, useTextsLearned } from '@/bible/text/lastTranslation';
import { versesAfter, versesBefore, type VersesRef } from '../model/neighbours';
import { prevNextActions } from '@/ui/actions/action';
import { ActionIcon } from '@/ui/controls/IconButton';
import { useActions } from '@/ui/actions/useActions';
import { useBibleText } from '@/bible/text/useBibleText';
import { Screen } from '@/ui/layout/Screen';
import { NothingToRead } from '../NothingToRead';
import { parseReaderUrl, type ReaderUrl } from '../readerUrl';
import { ComparedVerses, type ComparedText } from './ComparedVerses';
import { CompareSet } from './CompareSet';
import { selectKnownTexts } from '@/bible/text/textCache';
import { useAppSelector } from '@/data/store/hooks';

/** Compares up to four translations of the verses in the URL. */
export function CompareScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const named = compareSetFrom(query.get('with'));
  const known = useAppSelector(selectKnownTexts);
  const translations = compareSetOf(named, lastTranslation(), lastCompared(), known);
  const urlParams = { ...params, to: query.get('to') ?? '' };
  // One translation that has the verses is enough: the others show them as missing.
  const read = translations.map((translation) => parseReaderUrl({ ...urlParams, translation }));
  const readable = read.find((result) => result?.badVerse === null);
  if (!readable) {
    return (
      <NothingToRead
        params={{ ...urlParams, translation: translations[0] ?? '' }}
        hrefOf={readerPath}
        reason={read[0]?.badVerse?.reason}
      />
    );
  }
  return <Comparison url={readable.url} translations={translations} isChosen={named.length > 1} />;
}

interface ComparisonProps {
  url: ReaderUrl;
  translations: readonly TranslationCode[];
  /** Whether all of them are named in the URL; otherwise those without text here are replaced. */
  isChosen: boolean;
}

/** The verses in several translations, and the choice of translations. */
function Comparison({ url, translations, isChosen }: ComparisonProps) {
  const navigate = useNavigate();
  const { highlightedRange, bookName, chapter } = url;
  useEffect(() => {
    rememberCompared(translations.join(','));
    // oxlint-disable-next-line react/exhaustive-deps -- the joined codes identify the translations
  }, [translations.join()]);
  const refOf = (translation: TranslationCode | undefined): PassageRef | null =>
    translation ? { ...chapterRange(translation, url), ...highlightedRange, translation } : null;
  // Called once for each of `MAX_COMPARED`, because the number of hooks must not change.
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
  const known = useAppSelector(selectKnownTexts);
  // Until it is known that it has no text here, when another one takes its place.
  const mayBeReplaced = ({ text, translation }: ComparedText) =>
    !isChosen && text.status === 'missing' && known[translation] === undefined;
  const shown = compared.map((each) =>
    mayBeReplaced(each) ? { ...each, text: { status: 'loading' as const } } : each,
  );
  const reference = highlightedRange
    ? formatReference({ bookName, chapter, ...highlightedRange })
    : formatChapter(url);
  const first = translations[0] ?? url.translation;
  const second = translations[1] ?? null;
  const readPath = readerPath(first, url, highlightedRange?.startVerse, highlightedRange?.endVerse, second);
  const change = (set: readonly TranslationCode[]) =>
    void navigate(comparePath(url, highlightedRange, set), { replace: true });
  const other = otherThan(translations, known);
  const missing = compared.filter(({ text }) => text.status === 'missing');
  // A missing verse does not mean that the whole translation is missing, and the offered one must have text, so check
  // both.
  useTextsLearned(missing.length > 0 ? [...missing.map(({ translation }) => translation), other] : []);
  const names = translations.slice(0, 2).map((code) => translationOf(code).shortName);
  const read = { label: `Read ${formatChapter(url)}`, run: () => void navigate(readPath) };
  const verses = highlightedRange ?? null;
  const goTo = (ref: VersesRef) =>
    void navigate(comparePath(ref, ref.verses, translations), { replace: true });
  const prevNext = prevNextActions(verses ? 'verse' : 'chapter', {
    onNext: () => goTo(versesAfter(url.translation, url, verses)),
    onPrevious: () => goTo(versesBefore(url.translation, url, verses)),
  });
  useActions([read, ...prevNext]);
  return (
    <Screen
      title={`Compare ${reference}`}
      width="reading"
      columns={compared.length}
      aside={
        <Link to={readPath}>
          {read.label} ({names.join(', ')})
        </Link>
      }
    >
      <CompareSet set={translations} onChange={change}>
        {[...prevNext].reverse().map((action) => (
          <ActionIcon key={action.label} action={action} />
        ))}
      </CompareSet>
      <ComparedVerses
        reference={reference}
        texts={shown}
        other={other}
        otherHasText={other !== undefined && known[other] === true}
        onOther={(absent) => change(translations.map((code) => (code === absent ? (other ?? code) : code)))}
      />
    </Screen>
  );
}
