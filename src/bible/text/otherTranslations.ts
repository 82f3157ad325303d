import { versesText } from '../passageText';
import type { PassageRef } from '../passage';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import type { AppThunk } from '@/data/store/appStore';
import { AWAITED_REQUESTS, forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { cachedPassageText } from './bibleText';
import { loadText, selectText } from './textCache';
import { textOfChapter } from './textOfChapter';
import { createApiThunk } from '@/data/store/createApiThunk';

export interface TranslatedText {
  translation: TranslationCode;
  text: string;
}

const othersOf = (passage: PassageRef): PassageRef[] =>
  TRANSLATION_CODES.filter((code) => code !== passage.translation).map((translation) => ({
    ...passage,
    translation,
  }));

/** The text of a passage in the other translations as far as they are on this device, without a request. */
export const readOtherTranslations = createApiThunk(
  'bibleText/readOthers',
  async (passage: PassageRef, { call, getState }): Promise<TranslatedText[]> => {
    const textOf = (ref: PassageRef) => selectText(getState(), ref);
    const found: TranslatedText[] = [];
    for (const ref of othersOf(passage)) {
      const entry = textOf(ref);
      const verses =
        entry?.status === 'loaded'
          ? entry.verses
          : ((await cachedPassageText(call, ref)) ?? (await textOfChapter(call, ref, textOf)));
      if (verses) found.push({ translation: ref.translation, text: versesText(verses) });
    }
    return found;
  },
);

/** The text of a passage in every other translation that can be loaded; stops once the signal is aborted. */
export const otherTranslations =
  (passage: PassageRef, signal: AbortSignal): AppThunk<Promise<TranslatedText[]>> =>
  async (dispatch, getState) => {
    const others = othersOf(passage);
    const load = async (ref: PassageRef) => void (await dispatch(loadText(ref)));
    await forEachConcurrently(others, AWAITED_REQUESTS, load, signal);
    return others.flatMap((ref) => {
      const entry = selectText(getState(), ref);
      return entry?.status === 'loaded'
        ? [{ translation: ref.translation, text: versesText(entry.verses) }]
        : [];
    });
  };
