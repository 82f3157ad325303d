import { useState } from 'react';
import { lastTranslation } from '@/bible/lastPlace';
import { selectKnownTexts } from '@/bible/text/textCache';
import { otherWithText, type KnownTexts } from '@/bible/text/translationsWithText';
import { useAppSelector } from '@/data/store/hooks';
import type { BibleSearch, ReadSearch } from '../model/bibleSearch';

/**
 * The form's fields and what is wrong with them; they follow the query of the address, which also holds what was refused, to be
 * corrected. The screen owns them, because the form unmounts while a verse takes its place.
 */
export function useSearchDraft(query: string, read: ReadSearch | null) {
  const wanted = read && (read.ok ? read.search : read.draft);
  const known = useAppSelector(selectKnownTexts);
  const [draft, setDraft] = useState<BibleSearch>(() => wanted ?? emptySearch(known));
  const [followed, setFollowed] = useState(query);
  // Collapsed as soon as there are results to show.
  const [scopeOpen, setScopeOpen] = useState(read?.ok !== true);
  if (followed !== query) {
    setFollowed(query);
    setScopeOpen(read?.ok !== true);
    setDraft(wanted ?? { ...draft, phrase: '' });
  }
  const problem = read?.ok === false && draft.phrase === read.draft.phrase ? read.reason : null;
  return { draft, setDraft, problem, scopeOpen, setScopeOpen };
}

/** The fields before any search, in the translation last chosen unless that is known to have no text. */
function emptySearch(known: KnownTexts): BibleSearch {
  const last = lastTranslation();
  const translation = known[last] === false ? (otherWithText(known, last) ?? last) : last;
  return { phrase: '', group: 'both', book: 'All', translations: [translation] };
}
