import { displayDate } from '@/platform/values/dates';
import { Results, type ResultsProps } from './Results';
import { SearchState, type SearchStateProps } from './SearchState';

interface SearchOutcomeProps
  extends
    Omit<ResultsProps, 'complete'>,
    Pick<SearchStateProps, 'state' | 'onRetry' | 'onPress' | 'onChangePhrase'> {
  /** False while `refined` is a substitute for results that are still being refined. */
  settled: boolean;
}

/** The outcome of a search: its state, and the results so far. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { state, settled, onRetry, onPress, onChangePhrase, ...results } = props;
  const { search, refined, onCancel } = results;
  return (
    <>
      <SearchState
        state={state}
        none={settled && refined.hits.length === 0}
        search={search}
        onCancel={onCancel}
        onRetry={onRetry}
        onPress={onPress}
        onChangePhrase={onChangePhrase}
      />
      {state.cachedAt !== null && (
        <p className="muted">
          No answer came: this was found on {displayDate(new Date(state.cachedAt))} and kept here.
        </p>
      )}
      {refined.hits.length > 0 && <Results {...results} complete={state.status === 'loaded' && settled} />}
    </>
  );
}
