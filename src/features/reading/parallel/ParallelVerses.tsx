import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';
import { verseText } from '@/bible/controls/PassageText';
import type { Verse } from '@/bible/passage';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { TextEntry } from '@/bible/text/textCache';
import { isInSpan } from '@/bible/verseSelection';
import { useActions } from '@/ui/actions/useActions';
import { ActionButton } from '@/ui/controls/Button';
import { LoadError } from '@/ui/feedback/LoadState';
import { useLastToPaint } from '../useLastToPaint';
import { AnyNotes, ChapterVerses, type ChapterVersesProps } from '../ChapterVerses';
import { LaterRows, VerseColumns, VerseRow } from './VerseColumns';
import styles from './VerseColumns.module.scss';

export interface ParallelVersesProps extends ChapterVersesProps {
  first: TranslationCode;
  second: TranslationCode;
  /** The text of the second translation. */
  beside: { text: TextEntry; retry: () => void };
  /** Shows only the first translation. */
  onClose: () => void;
  /** Set to the translation in which a verse is touched. */
  touched: RefObject<TranslationCode>;
  /** Called when the layout of the verses has changed. */
  onLaidOut: () => void;
}

/** The chapter's verses with a second translation beside them; if that has no text, only the first, with the reason. */
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
        <ChapterVerses {...props} />
        {/* At the foot of the window, whatever verse is being read, and above none of them. */}
        <div className={styles.missing}>
          {text.status === 'error' ? (
            <LoadError
              message={`The ${shortName} could not be loaded.`}
              what={`the ${shortName} of ${title}`}
              onRetry={retry}
            />
          ) : (
            <>
              <p role="status">
                The {shortName} has no text for {title}.
              </p>
              <ActionButton action={readAlone} />
            </>
          )}
        </div>
      </>
    );
  }
  return (
    <>
      {text.status === 'loaded' && <AnyNotes {...props} verses={[...verses, ...text.verses]} />}
      <VerseColumns
        translations={[first, second]}
        data-annotations={props.annotations?.size}
        below={(code) => code === second && text.status === 'loading' && <p role="status">Loading…</p>}
      >
        <Rows {...props} others={text.status === 'loaded' ? text.verses : null} verses={verses} />
      </VerseColumns>
    </>
  );
}

/** The last verse of the first frame, before the first turn to another chapter. */
const FIRST_FRAME_LAST = 12;

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
  // Both translations of a verse take space.
  const whole = verses.map((verse) => ({
    ...verse,
    parts: [...verse.parts, ...(beside.get(verse.verseNumber)?.parts ?? [])],
  }));
  const lastNow = useLastToPaint(whole, title, fromTop);
  // Verses that have been painted do not move.
  const [last, setLast] = useState(FIRST_FRAME_LAST);
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

/** Records in which translation a verse is touched; with the keyboard it is the first. */
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
    // Must run before the same event chooses the verse.
    for (const event of events) document.addEventListener(event, onTouch, true);
    return () => {
      for (const event of events) document.removeEventListener(event, onTouch, true);
    };
  }, [first, second, touched]);
}
