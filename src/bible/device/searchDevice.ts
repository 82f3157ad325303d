import type { TranslationCode } from '../translations';
import type { FoundVerses } from './search/foundVerses';
import type { BibleQuery } from './search/searchBible';
import type { StudiedWord } from './worker/bibleWork';
import { inWorker } from './worker/inWorker';

/** The verses of a translation on this device with a phrase; null where it cannot be searched here after all. Never rejects. */
export const searchDevice = (code: TranslationCode, query: BibleQuery): Promise<FoundVerses | null> =>
  inWorker((work) => work.search(code, query)).catch(() => null);

/** The verses of a translation on this device with a word in any of its forms; null as `searchDevice`. Never rejects. */
export const studyOnDevice = (code: TranslationCode, query: BibleQuery): Promise<StudiedWord | null> =>
  inWorker((work) => work.study(code, query)).catch(() => null);

/** Reads translations before a person has typed what to search them for. */
export const prepareSearch = async (codes: readonly TranslationCode[]): Promise<void> => {
  for (const code of codes) await inWorker((work) => work.open(code)).catch(() => undefined);
};
