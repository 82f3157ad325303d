import { useState } from 'react';
import { lastTranslation } from '@/device/recents/lastPlace';
import type { BibleSearch } from '@/domain/search/bibleSearch';

/**
 * The form's fields and what is wrong with them; they follow the query of the address. The screen owns them, because the
 * form unmounts while a verse takes its place.
 */
export function useSearchDraft(query: string, search: BibleSearch | null) {
  const [draft, setDraft] = useState<BibleSearch>(() => search ?? emptySearch(query));
  const [followed, setFollowed] = useState(query);
  const [problem, setProblem] = useState<string | null>(null);
  // Collapsed as soon as there are results to show.
  const [scopeOpen, setScopeOpen] = useState(search === null);
  if (followed !== query) {
    setFollowed(query);
    setProblem(null);
    setScopeOpen(search === null);
    if (search) setDraft(search);
    else setDraft({ ...draft, phrase: emptySearch(query).phrase });
  }
  return { draft, setDraft, problem, setProblem, scopeOpen, setScopeOpen };
}

/** The fields before any search. The phrase of an invalid address is put there for the person to correct. */
function emptySearch(query: string): BibleSearch {
  const phrase = new URLSearchParams(query).get('phrase') ?? '';
  return { phrase, group: 'both', book: 'All', translations: [lastTranslation()] };
}
