import { plainText } from '../passageText';
import type { PassageRef } from '../passage';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';
import type { AppThunk } from '@/data/store/appStore';
import { loadText, selectText } from './textCache';

/** The text of a passage in every other translation, as far as it can be loaded. */
export const otherTranslations =
  (passage: PassageRef): AppThunk<Promise<{ translation: TranslationCode; text: string }[]>> =>
  async (dispatch, getState) => {
    const others = TRANSLATION_CODES.filter((code) => code !== passage.translation).map((translation) => ({
      ...passage,
      translation,
    }));
    await Promise.all(others.map((ref) => dispatch(loadText(ref))));
    return others.flatMap((ref) => {
      const entry = selectText(getState(), ref);
      return entry?.status === 'loaded'
        ? [{ translation: ref.translation, text: plainText(entry.verses) }]
        : [];
    });
  };
