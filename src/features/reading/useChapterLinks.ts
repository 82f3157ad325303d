import { useNavigate } from 'react-router-dom';
import { nextChapter, previousChapter } from '@/bible/chapters';
import { rememberTranslation } from '@/bible/lastChosen';
import type { ChapterRef, VerseSpan } from '@/bible/passage';
import type { TranslationCode } from '@/bible/translations';
import type { readerPath } from '@/routes/paths';

interface ShownChapter {
  translation: TranslationCode;
  /** The translation beside it; null for none. */
  second: TranslationCode | null;
  here: ChapterRef;
  highlightedRange: VerseSpan | null;
  hrefOf: typeof readerPath;
}

/**
 * The destinations from a chapter: its neighbours, its verses, other translations.
 * @param hold keeps the position in the chapter when the translations change
 */
export function useChapterLinks(
  { translation, second, here, highlightedRange, hrefOf }: ShownChapter,
  hold: () => void,
) {
  const navigate = useNavigate();
  const pathOf = (ref: ChapterRef, verse?: number, to = verse) => hrefOf(translation, ref, verse, to, second);
  const readBeside = (chosen: TranslationCode | null, first = translation) => {
    hold();
    void navigate(hrefOf(first, here, highlightedRange?.startVerse, highlightedRange?.endVerse, chosen));
  };
  return {
    pathOf,
    turn: {
      onNext: () => void navigate(pathOf(nextChapter(here))),
      onPrevious: () => void navigate(pathOf(previousChapter(here))),
    },
    /** Replaces the URL by that of verses of this chapter, or of the chapter without any. */
    goTo: (verse?: number, to?: number) => void navigate(pathOf(here, verse, to), { replace: true }),
    readBeside,
    readIn: (chosen: TranslationCode) => {
      rememberTranslation(chosen);
      // Choosing the second translation as the first swaps them.
      readBeside(chosen === second ? translation : second, chosen);
    },
  };
}
