import { useEffect, useState } from 'react';
import { isOnDevice } from '@/bible/text/onDevice';
import { versesText } from '@/bible/passageText';
import { formatReference, versesKey } from '@/bible/references/reference';
import { translationOf, type TranslationCode } from '@/bible/translations';
import type { FoundVerse } from '@/bible/device/search/foundVerses';
import { comparePath } from '@/routes/comparePath';
import { readerPath } from '@/routes/paths';
import type { CommandResult } from '../findCommands';
import { indexToken, typedWords } from '../find/words';

const MAX_VERSES = 5;
/** Fewer letters are in nearly every verse. */
const MIN_LETTERS = 3;

const NONE: readonly CommandResult[] = [];

/** The first verses that have the typed words, from a translation that is kept on this device; otherwise none. */
export function useBibleVerses(typed: string, translation: TranslationCode): readonly CommandResult[] {
  const phrase = typed.trim();
  const isAsked = phrase.length >= MIN_LETTERS && !/["*%_\\\d]/.test(phrase) && isOnDevice(translation);
  const [found, setFound] = useState<{ phrase: string; results: readonly CommandResult[] } | null>(null);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    void firstVerses(phrase, translation).then((verses) => {
      if (isWanted) setFound({ phrase, results: verses.map((verse) => resultOf(verse, phrase)) });
    });
    return () => {
      isWanted = false;
    };
  }, [isAsked, phrase, translation]);
  return isAsked && found ? found.results : NONE;
}

/** The first verses with a phrase, or else with its words in their order. */
async function firstVerses(phrase: string, translation: TranslationCode): Promise<readonly FoundVerse[]> {
  const [{ searchDevice }, { foundVerses }] = await Promise.all([
    import('@/bible/device/searchDevice'),
    import('@/bible/device/search/foundVerses'),
  ]);
  const words = phrase.split(/\s+/);
  for (const sent of new Set([words.join(' '), words.join('*')])) {
    const terms = { sent, exclude: [], wholeWords: false };
    const found = await searchDevice(translation, { terms, firstBook: 1, lastBook: 66, limit: MAX_VERSES });
    if (found && found.verseKeys.length > 0) return [...foundVerses(found)];
  }
  return [];
}

function resultOf(verse: FoundVerse, phrase: string): CommandResult {
  const { translation, startVerse } = verse;
  const text = versesText(verse.verses);
  const typed = typedWords(phrase);
  // Every word of the verse that has one of the typed ones in it.
  const terms = text
    .split(/[^\p{L}\p{M}\p{N}'’ʼ]+/u)
    .map(indexToken)
    .filter((word) => typed.some((each) => word.includes(each)));
  const reference = formatReference(verse);
  return {
    key: `verse ${versesKey(verse)}`,
    terms,
    isFallback: false,
    command: {
      id: `verse ${versesKey(verse)}`,
      label: `${reference} ${translationOf(translation).shortName}`,
      text,
      actions: [
        { label: 'Read', target: { to: readerPath(translation, verse, startVerse) } },
        { label: 'Compare', target: { to: comparePath(verse, verse) } },
        { label: 'Copy', target: { copyVerses: verse, translation: () => translation } },
      ],
    },
  };
}
