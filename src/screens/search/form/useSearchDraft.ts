import { useState } from 'react';
import { lastTranslation } from '@/device/recents/lastPlace';
import type { BibleSearch } from '@/domain/search/bibleSearch';

/**
 * What stands in the form, and what is wrong with it. When the address's query changes, the form follows; what was typed
 * outlives the form itself, which goes while a verse stands in its place.
 */
export function useSearchDraft(query: string, search: BibleSearch | null) {
  const [draft, setDraft] = useState<BibleSearch>(() => search ?? emptySearch(query));
  const [followed, setFollowed] = useState(query);
  const [problem, setProblem] = useState<string | null>(null);
  // What was found has the room; where to look is a press away.
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

/** Nothing asked for yet. What an address says that is no search stands in the field, to be mended. */
function emptySearch(query: string): BibleSearch {
  const phrase = new URLSearchParams(query).get('phrase') ?? '';
  return { phrase, group: 'both', book: 'All', translations: [lastTranslation()] };
}
