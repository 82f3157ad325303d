import { useNavigate } from 'react-router-dom';
import { nextChapter, previousChapter } from '@/bible/chapters';
import { rememberTranslation } from '@/bible/lastPlace';
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
 * Where the reader goes from a chapter: its neighbours, verses of it, other translations.
 * @param hold keeps the place in the chapter through the change of translations
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
    /** To verses of this chapter, in the place of the address; to the chapter without any. */
    goTo: (verse?: number, to?: number) => void navigate(pathOf(here, verse, to), { replace: true }),
    readBeside,
    readIn: (chosen: TranslationCode) => {
      rememberTranslation(chosen);
      // The second one, chosen as the first, changes places with it.
      readBeside(chosen === second ? translation : second, chosen);
    },
  };
}
