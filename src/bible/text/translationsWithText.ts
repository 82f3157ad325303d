import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { TRANSLATION_CODES, type TranslationCode } from '../translations';

/** Whether a translation has text on this server, as far as its answers have shown. */
export type KnownTexts = Readonly<Partial<Record<TranslationCode, boolean>>>;

/** Not `false`, which earlier versions stored also of translations in which a search had found nothing: it reads as unknown. */
const NONE = 'none';

const storedTexts = stored(
  'nuggets.translationsWithText',
  v.pipe(
    v.record(v.picklist(TRANSLATION_CODES), v.union([v.boolean(), v.literal(NONE)])),
    v.transform((texts): KnownTexts =>
      Object.fromEntries(
        Object.entries(texts).flatMap(([code, has]) =>
          has === false ? [] : [[code, has === true] as const],
        ),
      ),
    ),
  ),
  {},
  'device',
);

/** Whether each translation has text on the server, as far as this browser knows. It is a fact about the server, and belongs to no user. */
export const rememberedTexts = (): KnownTexts => storedTexts.read();

export const rememberTexts = (known: KnownTexts): void =>
  storedTexts.write(Object.fromEntries(Object.entries(known).map(([code, has]) => [code, has || NONE])));

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
