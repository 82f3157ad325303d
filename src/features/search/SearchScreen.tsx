import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { hitIn, onlyIn, searchPath } from './searchPaths';
import { phraseProblem, searchFromQuery, searchQuery } from './model/bibleSearch';
import { translationOf } from '@/bible/translations';
import { formatChapter } from '@/bible/references/reference';
import type { SearchResult } from './model/searchResult';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { useActions } from '@/ui/actions/useActions';
import { useBibleSearch } from './store/useBibleSearch';
import { Screen } from '@/ui/layout/Screen';
import { ListDetailPanes } from '@/ui/listDetail/ListDetail';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { ChosenHit } from './ChosenHit';
import { NO_HITS, useHitDetail } from './useHitDetail';
import { SearchForm } from './form/SearchForm';
import { SearchStart } from './form/SearchStart';
import { useSearchDraft } from './form/useSearchDraft';
import { useTypedSearch } from './form/useTypedSearch';
import { hitsIn, narrowingOf } from './model/narrowing';
import { SearchOutcome } from './results/SearchOutcome';
import { useRefined } from './results/useRefined';
import { useSelection } from './results/useSelection';
import styles from './results/Results.module.scss';

const EmailResultsDialog = lazyDialog(
  async () => (await import('./results/EmailResultsDialog')).EmailResultsDialog,
);

/** Bible Search. The URL has the search and the verse that is open in its chapter, for Back and shared links. */
export function SearchScreen() {
  const { search: query } = useLocation();
  const [inUrl] = useSearchParams();
  const navigate = useNavigate();
  // For a URL without a translation: a later choice in the form has no effect until it is submitted.
  const [translation] = useState(lastTranslation);
  const read = searchFromQuery(query, translation);
  const submitted = read?.ok ? read.search : null;
  const draft = useSearchDraft(submitted ? searchQuery(submitted) : query, read);
  const { shown: search, isTyped } = useTypedSearch(submitted, draft.draft);
  // Once something is found while the phrase is typed, it is seen below the field.
  const isNewPhrase = isTyped && search?.phrase !== submitted?.phrase;
  const [wasNewPhrase, setWasNewPhrase] = useState(false);
  if (isNewPhrase !== wasNewPhrase) {
    setWasNewPhrase(isNewPhrase);
    if (isNewPhrase) draft.setScopeOpen(false);
  }
  // What is opened or narrowed while the phrase is typed is of that phrase.
  const params = isTyped && search ? new URLSearchParams(searchQuery(search)) : inUrl;
  const { state, cancel, retry } = useBibleSearch(search, isTyped);
  const { refined, isRefined } = useRefined(state.results, search, state.forms);
  const selection = useSelection(search && searchQuery(search));
  // State of the screen and not of a pane: rotating a phone replaces the panes, and the dialog must remain open.
  const [emailing, setEmailing] = useState<readonly SearchResult[] | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // Moves the focus away from a button that is about to disappear, and from a field whose keyboard would cover the
  // results.
  const goToOutcome = () => outcome.current?.focus({ preventScroll: true });
  const cancelHere = () => {
    goToOutcome();
    cancel();
  };
  const retryHere = () => {
    goToOutcome();
    retry();
  };
  const only = narrowingOf(onlyIn(params), refined.counts);
  const hits = hitsIn(refined.hits, only);
  const isLoaded = search !== null && state.status === 'loaded';
  const at = isLoaded && !isTyped ? hitIn(params) : null;
  // Which one is the first is known only then.
  const { detail, shown } = useHitDetail(isLoaded && isRefined ? hits : NO_HITS, at, { params, isTyped });
  const nothing = state.status !== 'loading' && isRefined && refined.hits.length === 0;
  // If there is no list of verses, the content is in the reading column.
  const alone = search === null || (nothing && shown === null);
  const newSearch = () => {
    input.current?.focus();
    if (query !== '') void navigate(paths.search);
  };
  useActions([{ label: 'New search', run: newSearch }]);
  const list = (
    <>
      <SearchForm
        {...draft}
        search={search}
        inputRef={input}
        // Submitting the same search again retries it if it has failed.
        onSearch={(wanted) => {
          const path = searchPath(wanted);
          // The URL has the search even if it is refused; the field then keeps the focus.
          if (phraseProblem(wanted.phrase) === null) {
            goToOutcome();
            draft.setScopeOpen(false);
          }
          if (submitted && path === searchPath(submitted)) retry();
          else void navigate(path);
        }}
      />
      <div ref={outcome} tabIndex={-1} className={styles.outcome}>
        {search === null ? (
          <SearchStart onPress={goToOutcome} />
        ) : (
          <SearchOutcome
            search={search}
            params={params}
            state={state}
            refined={refined}
            isRefined={isRefined}
            hits={hits}
            only={only}
            selection={selection}
            detail={detail}
            onEmail={setEmailing}
            onCancel={cancelHere}
            onRetry={retryHere}
            onPress={goToOutcome}
            onChangePhrase={() => {
              input.current?.focus();
              input.current?.select();
            }}
          />
        )}
      </div>
    </>
  );
  return (
    <Screen
      title="Bible Search"
      documentTitle={search ? `“${search.phrase}” · Bible Search` : 'Bible Search'}
      width={alone ? 'reading' : detail.width}
      {...(at && { navBarTitle: `${formatChapter(at)} · ${translationOf(at.translation).shortName}` })}
      aside={
        query !== '' && (
          <Link to={paths.search} onClick={() => input.current?.focus()}>
            New search
          </Link>
        )
      }
    >
      <ListDetailPanes
        of={detail}
        label="Search"
        list={list}
        detail={shown && <ChosenHit at={shown} detail={detail} params={params} />}
        listOnly={alone}
        fit
      />
      {search && emailing && (
        <EmailResultsDialog search={search} results={emailing} onClose={() => setEmailing(null)} />
      )}
    </Screen>
  );
}
