import { BookOpen } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { chapterRange } from '@/bible/chapters';
import { refOf, type PassageRef, type VerseSpan } from '@/bible/passage';
import { LibraryMarks, useChosenVerses, useMarks, VerseActions, WordTaps } from '@/features/reading/public';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { isOffered, type PrevNextActions, type ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { ActionTool, ToolBar } from '@/ui/layout/ToolBar';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { formatChapter, rangeKey } from '@/bible/references/reference';
import { readerPath } from '@/routes/paths';
import { useBibleText } from '@/bible/text/useBibleText';
import { ActionIcon } from '@/ui/controls/IconButton';
import { PassageText } from '@/bible/controls/PassageText';
import { BibleText } from '@/bible/controls/BibleText';
import styles from './HitInChapter.module.scss';

interface HitInChapterProps {
  hit: PassageRef;
  /** To the next and the previous found verse. */
  prevNext: PrevNextActions;
  /** To the results; not offered if they are beside it. */
  back: ToolAction;
  /** Shows the verse in another translation. */
  onTranslation: (translation: TranslationCode) => void;
}

/** A found verse in its chapter, without leaving the search. */
export function HitInChapter({ hit, prevNext, back, onTranslation }: HitInChapterProps) {
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { translation, startVerse } = hit;
  const [next, previous] = prevNext;
  const { text, retry } = useBibleText({ translation, ...chapterRange(translation, hit) });
  const chapter = formatChapter(hit);
  const key = rangeKey(hit);
  const loaded = text.status === 'loaded';
  const alone = isOffered(back);
  useEffect(() => {
    const verse = loaded ? document.getElementById(`v${startVerse}`) : null;
    const pane = section.current?.parentElement;
    if (alone) verse?.scrollIntoView({ block: 'center' });
    else if (verse && pane) centreIn(pane, verse);
  }, [key, loaded, startVerse, alone]);
  useEffect(() => {
    // It replaced the list, where the focus was.
    if (alone) heading.current?.focus({ preventScroll: true });
  }, [alone]);
  useLayoutEffect(() => {
    // At the first or last verse the pressed button becomes disabled, and so loses the focus.
    const focused = document.activeElement;
    if (focused?.matches(':disabled') && section.current?.contains(focused))
      heading.current?.focus({ preventScroll: true });
  }, [key]);
  // Of the hit that was opened: another one may be in the same chapter.
  const [choice, setChoice] = useState<{ of: string; span: VerseSpan | null } | null>(null);
  const span = choice?.of === key ? choice.span : null;
  const { chosen, clearChoice } = useChosenVerses(hit, span, (verses) =>
    setChoice({ of: key, span: verses }),
  );
  const { wanted, marks, onMarks } = useMarks(hit);
  const navigate = useNavigate();
  const inReader = readerPath(translation, hit, startVerse);
  const openReader: ToolAction = {
    label: 'Open in the reader',
    icon: BookOpen,
    run: () => void navigate(inReader),
  };
  useActions([openReader]);
  return (
    <section ref={section} aria-labelledby="hit-chapter" className={styles.chapter}>
      <div className={styles.head}>
        <h2 id="hit-chapter" ref={heading} tabIndex={-1}>
          {chapter} · {translationOf(translation).shortName}
        </h2>
        {!alone && (
          <>
            <ActionIcon action={previous} />
            <ActionIcon action={next} />
            <ButtonLink to={inReader}>{openReader.label}</ButtonLink>
          </>
        )}
      </div>
      {alone && (
        <ToolBar label="Verse found">
          <ActionTool action={back} text={null} />
          <ActionTool action={previous} text="Previous" />
          <ActionTool main action={next} text="Next" />
          <ActionTool action={openReader} />
        </ToolBar>
      )}
      <BibleText
        text={text}
        what={chapter}
        onRetry={retry}
        translation={translation}
        onTranslation={onTranslation}
      >
        {(verses) => <PassageText verses={verses} highlightedRange={chosen ?? hit} focusable />}
      </BibleText>
      <WordTaps translation={translation} />
      {chosen && wanted && <LibraryMarks onMarks={onMarks} />}
      {chosen && (
        <VerseActions
          passage={{ ...refOf(hit), ...chosen }}
          verses={text.status === 'loaded' ? text.verses : null}
          marks={marks}
          onClose={clearChoice}
        />
      )}
    </section>
  );
}

/** Scrolls only the pane, not the window. */
function centreIn(pane: HTMLElement, verse: HTMLElement): void {
  const { top, height } = verse.getBoundingClientRect();
  const frame = pane.getBoundingClientRect();
  pane.scrollTop += top - frame.top - (frame.height - height) / 2;
}
