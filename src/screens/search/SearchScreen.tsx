import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths, searchPath } from '@/app/paths';
import { searchFromQuery, searchQuery } from '@/domain/bibleSearch';
import { lastTranslation } from '@/store/lastPlace';
import { useBibleSearch } from '@/store/useBibleSearch';
import { FormProblem } from '@/ui/FormProblem';
import { Screen } from '@/ui/Screen';
import { RecentSearches } from './RecentSearches';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import { SearchState } from './SearchState';

/** Bible Search (§2). The search is the address: Back and a shared link bring it back. */
export function SearchScreen() {
  const { search: query } = useLocation();
  const navigate = useNavigate();
  const read = searchFromQuery(query, lastTranslation());
  const search = read?.ok ? read.search : null;
  const { state, cancel, retry } = useBibleSearch(search);
  return (
    <Screen
      title="Bible Search"
      documentTitle={search ? `“${search.phrase}” · Bible Search` : 'Bible Search'}
      aside={query !== '' && <Link to={paths.search}>New search</Link>}
    >
      <SearchForm
        query={search ? searchQuery(search) : query}
        search={search}
        // The same search again is a new attempt, where one is needed.
        onSearch={(wanted) => {
          const path = searchPath(wanted);
          if (search && path === searchPath(search)) retry();
          else void navigate(path);
        }}
      />
      {read?.ok === false && <FormProblem problem={read.reason} />}
      {search === null ? (
        <RecentSearches />
      ) : (
        <>
          <SearchState state={state} phrase={search.phrase} onCancel={cancel} onRetry={retry} />
          {state.results.length > 0 && (
            <Results search={search} results={state.results} complete={state.status === 'loaded'} />
          )}
        </>
      )}
    </Screen>
  );
}
