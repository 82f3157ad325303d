import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';

/** Whether a translation has text on this server, as far as its answers have shown. */
export type KnownTexts = Readonly<Partial<Record<TranslationCode, boolean>>>;

/** Whether each translation has text on the server, as far as this browser knows. It is a fact about the server, and belongs to no user. */
export const { read: rememberedTexts, write: rememberTexts } = stored(
  'nuggets.translationsWithText',
  v.record(v.picklist(TRANSLATION_CODES), v.boolean()),
  {},
  'device',
);

/** The knowledge after an answer. A translation that once had text has text, even if a verse of it is missing. */
export function withTexts(
  known: KnownTexts,
  having: readonly TranslationCode[],
  lacking: readonly TranslationCode[] = [],
): KnownTexts {
  const next: Partial<Record<TranslationCode, boolean>> = { ...known };
  for (const code of lacking) next[code] ??= false;
  for (const code of having) next[code] = true;
  return TRANSLATION_CODES.every((code) => next[code] === known[code]) ? known : next;
}
