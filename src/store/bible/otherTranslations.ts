import { plainText } from '@/domain/bible/passageText';
import type { PassageRef } from '@/domain/bible/passage';
import { TRANSLATION_CODES, type TranslationCode } from '@/domain/bible/translations';
import type { AppDispatch } from '@/store/core/makeStore';
import type { RootState } from '@/store/core/rootReducer';
import { loadText, selectText } from './bibleText';

/** The passage in every other translation: those that are here or come when they are asked for. */
export const otherTranslations =
  (passage: PassageRef) =>
  async (
    dispatch: AppDispatch,
    getState: () => RootState,
  ): Promise<{ translation: TranslationCode; text: string }[]> => {
    const { bookName, chapter, startVerse, endVerse } = passage;
    const others = TRANSLATION_CODES.filter((code) => code !== passage.translation).map((translation) => ({
      ...{ translation, bookName, chapter, startVerse, endVerse },
    }));
    await Promise.all(others.map((ref) => dispatch(loadText(ref))));
    return others.flatMap((ref) => {
      const entry = selectText(getState(), ref);
      return entry?.status === 'loaded'
        ? [{ translation: ref.translation, text: plainText(entry.verses) }]
        : [];
    });
  };
