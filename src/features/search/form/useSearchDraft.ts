import { useState } from 'react';
import { lastTranslation } from '@/bible/text/lastTranslation';
import type { BibleSearch, ReadSearch } from '../model/bibleSearch';

/**
 * The form's fields and their problems. They follow the URL's query, which also has refused searches, so that they can
 * be corrected. The screen owns this state, because the form unmounts while a verse is shown instead.
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
