import { plainText } from '../passageText';
import type { PassageRef } from '../passage';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import type { AppThunk } from '@/data/store/appStore';
import { AWAITED_REQUESTS, forEachConcurrently } from '@/platform/scheduling/forEachConcurrently';
import { loadText, selectText } from './textCache';

export interface TranslatedText {
  translation: TranslationCode;
  text: string;
}

/** The text of a passage in every other translation, as far as it can be loaded; no further one once the signal is aborted. */
export const otherTranslations =
  (passage: PassageRef, signal: AbortSignal): AppThunk<Promise<TranslatedText[]>> =>
  async (dispatch, getState) => {
    const others = TRANSLATION_CODES.filter((code) => code !== passage.translation).map((translation) => ({
      ...passage,
      translation,
    }));
    const load = async (ref: PassageRef) => void (await dispatch(loadText(ref)));
    await forEachConcurrently(others, AWAITED_REQUESTS, load, signal);
    return others.flatMap((ref) => {
      const entry = selectText(getState(), ref);
      return entry?.status === 'loaded'
        ? [{ translation: ref.translation, text: plainText(entry.verses) }]
        : [];
    });
  };
