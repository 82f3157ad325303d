import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { chapterRange } from '@/domain/bible/chapters';
import type { PassageRef } from '@/domain/bible/passage';
import { translationOf } from '@/domain/bible/translations';
import { formatChapter, rangeKey } from '@/domain/references/reference';
import { readerPath } from '@/routes/paths';
import { useBibleText } from '@/store/bible/useBibleText';
import { IconButton } from '@/ui/forms/IconButton';
import { BACK } from '@/ui/lists/useScrollRestoration';
import { PassageText } from '@/ui/text/PassageText';
import { BibleText } from '../shared/BibleText';
import styles from './HitInChapter.module.scss';

interface HitInChapterProps {
  hit: PassageRef;
  /** To the verse found before and after it; undefined at the ends. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** The address of the results alone; absent where they stand beside it. */
  backTo?: string;
}

/** A verse that was found, in its chapter, without leaving the search. */
export function HitInChapter({ hit, onPrevious, onNext, backTo }: HitInChapterProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { translation, startVerse } = hit;
  const { text, retry } = useBibleText({ translation, ...chapterRange(translation, hit) });
  const chapter = formatChapter(hit);
  const { shortName } = translationOf(translation);
  const key = rangeKey(hit);
  const loaded = text.status === 'loaded';
  useEffect(() => {
    if (loaded) document.getElementById(`v${startVerse}`)?.scrollIntoView({ block: 'center' });
  }, [key, loaded, startVerse]);
  const alone = backTo !== undefined;
  useEffect(() => {
    // It took the place of the list, and the focus was there.
    if (alone) heading.current?.focus({ preventScroll: true });
  }, [alone]);
  return (
    <section aria-labelledby="hit-chapter" className={styles.chapter}>
      <div className={styles.head}>
        <h2 id="hit-chapter" ref={heading} tabIndex={-1}>
          {chapter} · {shortName}
        </h2>
        <IconButton
          icon={ChevronLeft}
          label="Previous verse found"
          disabled={!onPrevious}
          onClick={onPrevious}
        />
        <IconButton icon={ChevronRight} label="Next verse found" disabled={!onNext} onClick={onNext} />
      </div>
      <p className="actions">
        {backTo !== undefined && (
          <Link className="btn btn-outline-secondary" to={backTo} state={BACK}>
            <ArrowLeft aria-hidden size={18} /> Back to what was found
          </Link>
        )}
        <Link className="btn btn-outline-secondary" to={readerPath(translation, hit, startVerse)}>
          Open in the reader
        </Link>
      </p>
      <BibleText
        text={text}
        what={chapter}
        missing={`The ${shortName} has no text for ${chapter}.`}
        hint="Choose another translation to read this chapter."
        error="Error loading verses"
        onRetry={retry}
      >
        {(verses) => <PassageText verses={verses} marked={hit} />}
      </BibleText>
    </section>
  );
}
