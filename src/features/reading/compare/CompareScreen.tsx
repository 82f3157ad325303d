import { useEffect } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { Plus, X } from 'lucide-react';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import { chapterRange } from '@/bible/chapters';
import type { PassageRef } from '@/bible/passage';
import {
  compareSetFrom,
  compareSetOf,
  MAX_COMPARED,
  otherThan,
  withAnother,
  lastCompared,
  rememberCompared,
} from '@/bible/compareSet';
import { formatChapter, formatReference } from '@/bible/references/reference';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { lastTranslation, useTextsLearned } from '@/bible/text/lastTranslation';
import { useActions } from '@/ui/actions/useActions';
import { useBibleText } from '@/bible/text/useBibleText';
import { Screen } from '@/ui/layout/Screen';
import { NothingToRead } from '../NothingToRead';
import { readAddress, type ReaderAddress } from '../readerAddress';
import { ComparedVerses, type ComparedText } from './ComparedVerses';
import { selectKnownTexts } from '@/bible/text/textCache';
import { useAppSelector } from '@/data/store/hooks';
import { Button } from '@/ui/controls/Button';
import { IconButton } from '@/ui/controls/IconButton';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { handOffFocus } from '@/ui/focus/keepFocus';
import styles from './Compare.module.scss';

/** Compares up to four translations of the verses that the address names. */
export function CompareScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const named = compareSetFrom(query.get('with'));
  const known = useAppSelector(selectKnownTexts);
  const translations = compareSetOf(named, lastTranslation(), lastCompared(), known);
  const place = { ...params, to: query.get('to') ?? '' };
  // One translation that has the verses is enough: the others show them as missing.
  const readable = translations.flatMap((translation) => {
    const result = readAddress({ ...place, translation });
    return result && !result.badVerse ? [result.address] : [];
  });
  const [address] = readable;
  if (!address)
    return <NothingToRead params={{ ...place, translation: translations[0] ?? '' }} hrefOf={readerPath} />;
  return <Comparison address={address} translations={translations} />;
}

interface ComparisonProps {
  address: ReaderAddress;
  translations: readonly TranslationCode[];
}

/** The verses of an address in several translations, and the choice of these. */
function Comparison({ address, translations }: ComparisonProps) {
  const navigate = useNavigate();
  const { marked, bookName, chapter } = address;
  useEffect(() => {
    rememberCompared(translations.join(','));
    // oxlint-disable-next-line react/exhaustive-deps -- the joined codes stand for the translations
  }, [translations.join()]);
  const refOf = (translation: TranslationCode | undefined): PassageRef | null =>
    translation ? { ...chapterRange(translation, address), ...marked, translation } : null;
  // One for each of `MAX_COMPARED`, because the number of hooks must not change.
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
  const second = translations[1] ?? null;
  const readPath = readerPath(first, address, marked?.startVerse, marked?.endVerse, second);
  const change = (set: readonly TranslationCode[]) =>
    void navigate(comparePath(address, marked, set), { replace: true });
  const other = otherThan(translations, useAppSelector(selectKnownTexts));
  const missing = compared.filter(({ text }) => text.status === 'missing');
  // A verse that is not there says nothing of its translation, and the other one is to have text.
  useTextsLearned(missing.length > 0 ? [...missing.map(({ translation }) => translation), other] : []);
  const names = translations.slice(0, 2).map((code) => translationOf(code).shortName);
  useActions([{ label: `Read ${formatChapter(address)}`, run: () => void navigate(readPath) }]);
  return (
    <Screen
      title={`Compare ${reference}`}
      width="reading"
      aside={
        <Link to={readPath}>
          Read {formatChapter(address)} ({names.join(', ')})
        </Link>
      }
    >
      <CompareSet set={translations} onChange={change} />
      <div data-columns={compared.length}>
        <ComparedVerses
          reference={reference}
          texts={compared}
          other={other}
          onOther={(absent) => change(translations.map((code) => (code === absent ? (other ?? code) : code)))}
        />
      </div>
    </Screen>
  );
}

interface CompareSetProps {
  set: readonly TranslationCode[];
  onChange: (set: readonly TranslationCode[]) => void;
}

/** The compared translations, up to four; each can be changed or removed. */
export function CompareSet({ set, onChange }: CompareSetProps) {
  const known = useAppSelector(selectKnownTexts);
  const add = () => onChange(withAnother(set, known));
  useActions([{ label: 'Add translation', when: set.length < MAX_COMPARED, run: add }]);
  /** Choosing a translation that is already there swaps the two. */
  const replaced = (at: number, chosen: TranslationCode) =>
    set.map((code, index) => (index === at ? chosen : code === chosen ? (set[at] ?? code) : code));
  return (
    <div role="group" aria-label="Translations" className={styles.set}>
      {set.map((code, index) => (
        <span key={code} className={styles.chosen}>
          <TranslationSelect
            label={`Translation ${index + 1}`}
            value={code}
            onChange={(chosen) => onChange(replaced(index, chosen))}
          />
          {set.length > 2 && (
            <IconButton
              icon={X}
              label={`Remove ${translationOf(code).shortName}`}
              onClick={handOffFocus(() => onChange(set.filter((other) => other !== code)))}
            />
          )}
        </span>
      ))}
      {set.length < MAX_COMPARED && (
        <Button data-repeats onClick={add}>
          <Plus aria-hidden size={18} /> Add translation
        </Button>
      )}
    </div>
  );
}
