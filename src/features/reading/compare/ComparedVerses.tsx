import { Fragment, useEffect, useMemo, useState } from 'react';
import { afterPaint } from '@/platform/scheduling/yieldToMain';
import { markDifferences, withWordsOfChrist, type ComparedSegment } from '../model/differences';
import { versesText, versesInRange } from '@/bible/passageText';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { TextEntry } from '@/bible/text/textCache';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { LoadError, Loading } from '@/ui/feedback/LoadState';
import { useLatched } from '@/ui/useLatched';
import { VerseColumns, VerseRow } from '../parallel/VerseColumns';

export interface ComparedText {
  translation: TranslationCode;
  text: TextEntry;
  retry: () => void;
}

interface ComparedVersesProps {
  reference: string;
  texts: readonly ComparedText[];
  /** A translation to compare instead of one that is missing, if there is one. */
  other?: TranslationCode | undefined;
  /** Whether that translation is known to have text; it is offered only then. */
  otherHasText?: boolean;
  onOther?: (missing: TranslationCode) => void;
}

/**
 * Verse by verse, with the translations side by side or, on a phone, below each other; words that differ are marked.
 */
export function ComparedVerses(props: ComparedVersesProps) {
  const { reference, texts, other, otherHasText = false, onOther } = props;
  const numbers = useMemo(() => verseNumbers(texts), [texts]);
  const hasLoaded = useLatched(texts.every(({ text }) => text.status !== 'loading'));
  const isPainted = useIsPainted(hasLoaded);
  // The first texts are shown together, because each would otherwise push the others down.
  if (!hasLoaded) return <Loading what={reference} />;
  if (texts.every(({ text }) => text.status === 'error')) {
    const retryAll = () => {
      for (const { retry } of texts) retry();
    };
    return <LoadError message="Error loading verses" what={reference} onRetry={retryAll} />;
  }
  return (
    <section aria-label={reference}>
      <VerseColumns
        translations={texts.map(({ translation }) => translation)}
        below={(code) => {
          const compared = texts.find(({ translation }) => translation === code);
          return (
            compared && (
              <State
                reference={reference}
                {...compared}
                other={other}
                otherHasText={otherHasText}
                onOther={() => onOther?.(code)}
              />
            )
          );
        }}
      >
        {(isPainted ? numbers : numbers.slice(0, FIRST_VERSES)).map((number) => (
          <ComparedVerse key={number} number={number} texts={texts} />
        ))}
      </VerseColumns>
    </section>
  );
}

/** More verses than a window has room for; the others come a frame later, because to compare all of Psalm 119 takes several. */
const FIRST_VERSES = 24;

/** Whether a frame has passed since something was shown. */
function useIsPainted(isShown: boolean): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => (isShown ? afterPaint(() => setPainted(true)) : undefined), [isShown]);
  return isPainted;
}

interface StateProps extends ComparedText {
  reference: string;
  other: TranslationCode | undefined;
  otherHasText: boolean;
  onOther: () => void;
}

/** Why a text cannot be shown; nothing if it can. */
function State({ translation, text, retry, reference, other, otherHasText, onOther }: StateProps) {
  const { shortName } = translationOf(translation);
  switch (text.status) {
    case 'loading':
      return <p role="status">Loading the {shortName}…</p>;
    case 'missing':
      return (
        <>
          <p className="muted">
            The {shortName} has no text for {reference}.
          </p>
          {other && (
            <Button
              onClick={withFocusHandoff(onOther)}
              style={{ visibility: otherHasText ? 'visible' : 'hidden' }}
            >
              Compare the {translationOf(other).shortName}
            </Button>
          )}
        </>
      );
    case 'error':
      return (
        <LoadError
          message={`The ${shortName} could not be loaded.`}
          what={`the ${shortName} of ${reference}`}
          onRetry={retry}
        />
      );
    case 'loaded':
      return null;
  }
}

function verseNumbers(texts: readonly ComparedText[]): number[] {
  const all = texts.flatMap(({ text }) =>
    text.status === 'loaded' ? text.verses.map(({ verseNumber }) => verseNumber) : [],
  );
  return [...new Set(all)].sort((a, b) => a - b);
}

function ComparedVerse({ number, texts }: { number: number; texts: readonly ComparedText[] }) {
  const loaded = texts.flatMap(({ translation, text }) =>
    text.status === 'loaded'
      ? [{ translation, verses: versesInRange(text.verses, number, number) }].map((each) => ({
          ...each,
          words: versesText(each.verses),
        }))
      : [],
  );
  const words = loaded.map((each) => each.words);
  const key = words.join('\n');
  // Memoized by its words, because a chapter has up to 176 verses.
  // oxlint-disable-next-line react/exhaustive-deps
  const marked = useMemo(() => markDifferences(words), [key]);
  const translations = texts.map(({ translation }) => translation);
  return (
    <VerseRow
      number={number}
      translations={translations}
      texts={translations.map((code) => {
        const at = loaded.findIndex(({ translation }) => translation === code);
        const segments = withWordsOfChrist(marked[at] ?? [], loaded[at]?.verses ?? []);
        return segments.length > 0 ? <Marked key={code} segments={segments} /> : null;
      })}
    />
  );
}

const Marked = ({ segments }: { segments: readonly ComparedSegment[] }) =>
  segments.map(({ text, differs, ofChrist }, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {differs || ofChrist ? (
        <Segment differs={differs} ofChrist={ofChrist}>
          {text}
        </Segment>
      ) : (
        text
      )}
    </Fragment>
  ));

interface SegmentProps extends Omit<ComparedSegment, 'text'> {
  children: string;
}

function Segment({ differs, ofChrist, children }: SegmentProps) {
  const className = ofChrist ? 'words-of-christ' : undefined;
  return differs ? (
    <mark className={className}>{children}</mark>
  ) : (
    <span className={className}>{children}</span>
  );
}
