import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { searchPath } from '@/routes/searchPath';
import { bookIn, hitIn } from '@/routes/searchResultPaths';
import { searchFromQuery, searchQuery } from '@/domain/search/bibleSearch';
import { translationOf } from '@/domain/bible/translations';
import { formatChapter } from '@/domain/references/reference';
import { displayDate } from '@/domain/text/dates';
import type { SearchResult } from '@/domain/search/searchResult';
import { lastTranslation } from '@/device/recents/lastPlace';
import { useScreenActions } from '@/store/core/screenActions';
import { useBibleSearch } from '@/store/search/useBibleSearch';
import { FormProblem } from '@/ui/forms/FormProblem';
import { Screen } from '@/ui/layout/Screen';
import { TwoPanes } from '@/ui/layout/TwoPanes';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { ChosenHit, NoHitChosen } from './ChosenHit';
import { RecentSearches } from './form/RecentSearches';
import { SearchForm } from './form/SearchForm';
import { useSearchDraft } from './form/useSearchDraft';
import { hitsOfBook } from './results/hitsOfBook';
import { Results } from './results/Results';
import { SearchState } from './results/SearchState';
import { useRefined } from './results/useRefined';
import { useSelection } from './results/useSelection';
import styles from './results/Results.module.scss';

const EmailResultsDialog = lazyWithPreload(
  async () => (await import('./results/EmailResultsDialog')).EmailResultsDialog,
);

/** Bible Search (§2). The address has the search and the verse that is open in its chapter, for Back and shared links. */
export function SearchScreen() {
  const { search: query } = useLocation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  // For an address without a translation: a later choice in the form is no search until it is submitted.
  const [translation] = useState(lastTranslation);
  const read = searchFromQuery(query, translation);
  const search = read?.ok ? read.search : null;
  const { state, cancel, retry } = useBibleSearch(search);
  const { refined, settled } = useRefined(state.results, search);
  const selection = useSelection(search && searchQuery(search));
  // State of the screen, not of a pane: turning a phone exchanges the panes, and the dialog must stay open.
  const [emailing, setEmailing] = useState<readonly SearchResult[] | null>(null);
  const draft = useSearchDraft(search ? searchQuery(search) : query, search);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // Takes the focus from a button that is about to disappear, and from a field whose keyboard would cover the results.
  const goToOutcome = () => outcome.current?.focus({ preventScroll: true });
  const cancelHere = () => {
    goToOutcome();
    cancel();
  };
  const retryHere = () => {
    goToOutcome();
    retry();
  };
  const wantedBook = bookIn(params);
  const only = refined.counts.some(({ bookName }) => bookName === wantedBook) ? wantedBook : null;
  const hits = hitsOfBook(refined.hits, only);
  const at = search && state.status === 'loaded' ? hitIn(params) : null;
  const newSearch = () => {
    input.current?.focus();
    if (query !== '') void navigate(paths.search);
  };
  useScreenActions([{ label: 'New search', run: newSearch }]);
  const list = (
    <>
      <SearchForm
        {...draft}
        search={search}
        inputRef={input}
        // Submitting the same search again retries it where it has failed.
        onSearch={(wanted) => {
          const path = searchPath(wanted);
          goToOutcome();
          draft.setScopeOpen(false);
          if (search && path === searchPath(search)) retry();
          else void navigate(path);
        }}
      />
      {read?.ok === false && <FormProblem problem={read.reason} />}
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {search === null ? (
          <RecentSearches onPress={goToOutcome} />
        ) : (
          <>
            <SearchState
              state={state}
              none={settled && refined.hits.length === 0}
              search={search}
              onCancel={cancelHere}
              onRetry={retryHere}
              onPress={goToOutcome}
              onChangePhrase={() => {
                input.current?.focus();
                input.current?.select();
              }}
            />
            {state.cachedAt !== null && (
              <p className="muted">
                No answer came: this was found on {displayDate(new Date(state.cachedAt))} and kept here.
              </p>
            )}
            {refined.hits.length > 0 && (
              <Results
                search={search}
                refined={refined}
                hits={hits}
                only={only}
                complete={state.status === 'loaded' && settled}
                selection={selection}
                chosen={at}
                onEmail={setEmailing}
                onCancel={cancelHere}
              />
            )}
          </>
        )}
      </div>
    </>
  );
  return (
    <Screen
      title="Bible Search"
      documentTitle={search ? `“${search.phrase}” · Bible Search` : 'Bible Search'}
      width="panes"
      {...(at && { place: `${formatChapter(at)} · ${translationOf(at.translation).shortName}` })}
      aside={
        query !== '' && (
          <Link to={paths.search} onClick={() => input.current?.focus()}>
            New search
          </Link>
        )
      }
    >
      <TwoPanes
        label="Search"
        list={list}
        chosen={at && <ChosenHit at={at} hits={hits} />}
        nothing={hits[0] && <NoHitChosen first={hits[0]} />}
      />
      {search && emailing && (
        <EmailResultsDialog search={search} results={emailing} onClose={() => setEmailing(null)} />
      )}
    </Screen>
  );
}
