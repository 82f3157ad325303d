import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { verseText } from '@/bible/controls/PassageText';
import type { Verse } from '@/bible/passage';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { TextEntry } from '@/bible/text/textCache';
import { isInSpan } from '@/bible/verseSelection';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton } from '@/ui/controls/Button';
import { Empty, LoadError } from '@/ui/feedback/LoadState';
import { useLastToPaint } from '../useLastToPaint';
import { AnyNotes, ChapterVerses, type ChapterVersesProps } from '../ChapterVerses';
import { LaterRows, VerseColumns, VerseRow } from './VerseColumns';

export interface ParallelVersesProps extends ChapterVersesProps {
  first: TranslationCode;
  second: TranslationCode;
  /** The text of the second translation. */
  beside: { text: TextEntry; retry: () => void };
  /** Reads the first translation alone. */
  onClose: () => void;
  /** Is set to the translation in which a verse is touched. */
  touched: RefObject<TranslationCode>;
  /** The verses have been laid out anew. */
  onLaidOut: () => void;
}

/** The chapter's verses with a second translation beside them; alone, and why, where that has no text. */
export function ParallelVerses(props: ParallelVersesProps) {
  const { verses, title, first, second, beside, onClose, touched, onLaidOut } = props;
  const { text, retry } = beside;
  const { shortName } = translationOf(second);
  const readAlone = { label: `Read the ${translationOf(first).shortName} alone`, run: onClose };
  useActions([readAlone]);
  const laidOut = useEffectEvent(onLaidOut);
  useLayoutEffect(() => {
    laidOut();
  }, [text.status]);
  useTouchedTranslation(first, second, touched);
  if (text.status === 'error' || text.status === 'missing') {
    return (
      <>
        {text.status === 'error' ? (
          <LoadError message={`The ${shortName} could not be loaded.`} onRetry={retry} />
        ) : (
          <Empty message={`The ${shortName} has no text for ${title}.`}>
            <ActionButton action={readAlone} />
          </Empty>
        )}
        <ChapterVerses {...props} />
      </>
    );
  }
  return (
    <>
      {text.status === 'loaded' && <AnyNotes {...props} verses={[...verses, ...text.verses]} />}
      <VerseColumns
        translations={[first, second]}
        data-signs={props.annotations?.size}
        below={(code) => code === second && text.status === 'loading' && <p role="status">Loading…</p>}
      >
        <Rows {...props} others={text.status === 'loaded' ? text.verses : null} verses={verses} />
      </VerseColumns>
    </>
  );
}

/** The last verse of the first frame, before another chapter has been turned to. */
const SOME = 12;

interface RowsProps extends Pick<ParallelVersesProps, 'first' | 'second'>, ChapterVersesProps {
  /** Of the second translation; null while they load. */
  others: readonly Verse[] | null;
}

/** One row for each verse that either of the two has. */
function Rows({ title, fromTop, first, second, verses, others, ...look }: RowsProps) {
  const { highlightedRange, highlighted, annotations } = look;
  const own = byNumber(verses);
  const beside = byNumber(others ?? []);
  const numbers = [...new Set([...own.keys(), ...beside.keys()])].sort((a, b) => a - b);
  const stop = numbers.find((number) => isInSpan(highlightedRange, number)) ?? numbers[0];
  const textIn = (texts: ReadonlyMap<number, Verse>, number: number) => {
    const verse = texts.get(number);
    return verse ? verseText(verse.parts) : null;
  };
  // Both translations of a verse take room.
  const whole = verses.map((verse) => ({
    ...verse,
    parts: [...verse.parts, ...(beside.get(verse.verseNumber)?.parts ?? [])],
  }));
  const lastNow = useLastToPaint(whole, title, fromTop);
  // Those that have been painted stay where they are.
  const [last, setLast] = useState(SOME);
  if (lastNow !== undefined && last !== lastNow) setLast(lastNow);
  const isLater = lastNow !== undefined;
  const rows = (some: readonly number[]) =>
    some.map((number) => (
      <VerseRow
        key={number}
        number={number}
        translations={[first, second]}
        texts={[textIn(own, number), others ? textIn(beside, number) : '']}
        className={
          (highlighted?.has(number) ? 'highlighted ' : '') +
          (isInSpan(highlightedRange, number) ? 'marked' : '')
        }
        data-marks={annotations?.get(number)?.annotations}
        annotationLabel={annotations?.get(number)?.annotationLabel}
        tabIndex={number === stop ? 0 : -1}
      />
    ));
  return (
    <>
      {rows(numbers.filter((number) => number <= last))}
      <LaterRows isLater={isLater}>
        {isLater ? null : rows(numbers.filter((number) => number > last))}
      </LaterRows>
    </>
  );
}

const byNumber = (verses: readonly Verse[]): ReadonlyMap<number, Verse> =>
  new Map(verses.map((verse) => [verse.verseNumber, verse]));

/** Notes in which translation a verse is touched; by a key it is the first. */
function useTouchedTranslation(
  first: TranslationCode,
  second: TranslationCode,
  touched: RefObject<TranslationCode>,
): void {
  useEffect(() => {
    const onTouch = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('#main .verse')) return;
      touched.current = target.closest(`[data-translation='${second}']`) ? second : first;
    };
    const events = ['click', 'keydown'] as const;
    // Before the verse is chosen by the same event.
    for (const event of events) document.addEventListener(event, onTouch, true);
    return () => {
      for (const event of events) document.removeEventListener(event, onTouch, true);
    };
  }, [first, second, touched]);
}
