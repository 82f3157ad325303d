import { useState } from 'react';
import { lastTranslation } from '@/bible/text/lastTranslation';
import type { BibleSearch, ReadSearch } from '../model/bibleSearch';

/**
 * The form's fields and what is wrong with them; they follow the query of the address, which also holds what was refused, to be
 * corrected. The screen owns them, because the form unmounts while a verse takes its place.
 */
export function useSearchDraft(query: string, read: ReadSearch | null) {
  const wanted = read && (read.ok ? read.search : read.draft);
  const [draft, setDraft] = useState<BibleSearch>(() => wanted ?? emptySearch());
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

/** The fields before any search. */
const emptySearch = (): BibleSearch => ({
  phrase: '',
  group: 'both',
  book: 'All',
  translations: [lastTranslation()],
});
