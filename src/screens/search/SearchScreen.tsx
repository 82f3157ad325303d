import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { searchPath } from '@/routes/searchPath';
import { searchFromQuery, searchQuery } from '@/domain/search/bibleSearch';
import { lastTranslation } from '@/device/lastPlace';
import { useBibleSearch } from '@/store/search/useBibleSearch';
import { FormProblem } from '@/ui/forms/FormProblem';
import { Screen } from '@/ui/layout/Screen';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { SearchState } from './SearchState';
import styles from './Results.module.scss';

/** Bible Search (§2). The search is the address: Back and a shared link bring it back. */
export function SearchScreen() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  // Of an address that names none: a choice in the form is no search yet.
  const [translation] = useState(lastTranslation);
  const read = searchFromQuery(query, translation);
  const search = read?.ok ? read.search : null;
  const { state, cancel, retry } = useBibleSearch(search);
  const input = useRef<HTMLInputElement>(null);
  const outcome = useRef<HTMLDivElement>(null);
  // What is pressed, Search aside, goes with what it stands beside; and a phone's keyboard would cover what is found.
  const goToOutcome = () => outcome.current?.focus({ preventScroll: true });
  const cancelHere = () => {
    goToOutcome();
    cancel();
  };
  const retryHere = () => {
    goToOutcome();
    retry();
  };
  return (
    <Screen
      title="Bible Search"
      documentTitle={search ? `“${search.phrase}” · Bible Search` : 'Bible Search'}
      aside={
        query !== '' && (
          <Link to={paths.search} onClick={() => input.current?.focus()}>
            New search
          </Link>
        )
      }
    >
      <SearchForm
        query={search ? searchQuery(search) : query}
        search={search}
        inputRef={input}
        // The same search again is a new attempt, where one is needed.
        onSearch={(wanted) => {
          const path = searchPath(wanted);
          goToOutcome();
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
              search={search}
              onCancel={cancelHere}
              onRetry={retryHere}
              onPress={goToOutcome}
              onChangePhrase={() => {
                input.current?.focus();
                input.current?.select();
              }}
            />
            {state.results.length > 0 && (
              <Results
                search={search}
                results={state.results}
                complete={state.status === 'loaded'}
                onCancel={cancelHere}
              />
            )}
          </>
        )}
      </div>
    </Screen>
  );
}
