import { translationOf, type TranslationCode } from '@/bible/translations';
import { displayDate } from '@/platform/values/dates';
import { Results, type ResultsProps } from './Results';
import { WordForms } from './WordForms';
import { NoResults, type SearchStateProps } from './NoResults';

interface SearchOutcomeProps
  extends
    Omit<ResultsProps, 'complete' | 'forms'>,
    Pick<SearchStateProps, 'state' | 'onRetry' | 'onPress' | 'onChangePhrase'> {
  /** False while `refined` is a substitute for results that are still being refined. */
  isRefined: boolean;
}

/** The outcome of a search: its state, and the results so far. */
export function SearchOutcome(props: SearchOutcomeProps) {
  const { state, isRefined, onRetry, onPress, onChangePhrase, ...results } = props;
  const { search, refined, onCancel } = results;
  return (
    <>
      <NoResults
        state={state}
        none={isRefined && refined.hits.length === 0}
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
      {state.status === 'loaded' && (
        <Source onDevice={state.onDevice} unreachableTranslations={state.unreachableTranslations} />
      )}
      <WordForms search={search} forms={state.forms} />
      {refined.hits.length > 0 && (
        <Results {...results} forms={state.forms} complete={state.status === 'loaded' && isRefined} />
      )}
    </>
  );
}

/** Where the results come from, if not from the server alone. */
function Source({
  onDevice,
  unreachableTranslations,
}: Pick<SearchStateProps['state'], 'onDevice' | 'unreachableTranslations'>) {
  if (onDevice.length === 0) return null;
  const names = (codes: readonly TranslationCode[]) =>
    new Intl.ListFormat('en').format(codes.map((code) => translationOf(code).shortName));
  return (
    <p className="muted">
      {names(onDevice)} on this device
      {unreachableTranslations.length > 0 && `. No answer came about ${names(unreachableTranslations)}.`}
    </p>
  );
}
