import { Link } from 'react-router-dom';
import { biblesPath } from '@/routes/biblesPath';
import { searchPath } from '../searchPaths';
import { selectKnownTexts } from '@/bible/text/textCache';
import { otherWithText } from '@/bible/text/otherTranslation';
import { useTextsLearned } from '@/bible/text/lastTranslation';
import { translationOf } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { searchedTranslation, widerSearches, type BibleSearch } from '../model/bibleSearch';
import type { useBibleSearch } from '../store/useBibleSearch';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Button } from '@/ui/controls/Button';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';

export interface SearchStateProps {
  state: ReturnType<typeof useBibleSearch>['state'];
  /** Whether the refined results are empty. */
  none: boolean;
  search: BibleSearch;
  onCancel: () => void;
  onRetry: () => void;
  /** Called before a wider search replaces the results. */
  onPress: () => void;
  onChangePhrase: () => void;
}

/** The state of the search while there are no results to show. */
export function NoResults(props: SearchStateProps) {
  const { state, none, search, onCancel, onRetry, onPress, onChangePhrase } = props;
  const { status, results, failure } = state;
  const known = useAppSelector(selectKnownTexts);
  const code = searchedTranslation(search);
  const isEmpty = code !== 'all' && known[code] === false;
  const other = isEmpty ? otherWithText(known, code) : null;
  // No results do not mean that the translation has no text, so a chapter of it is checked.
  useTextsLearned(status === 'loaded' && none && code !== 'all' ? [code, other] : []);
  if (status === 'loading' && results.length === 0) {
    return (
      <Loading what={`what is found for “${search.phrase}”`}>
        <Button onClick={onCancel}>Cancel</Button>
      </Loading>
    );
  }
  if (status === 'cancelled') {
    return (
      <Empty message="The search was cancelled.">
        <Button onClick={onRetry}>Search again</Button>
      </Empty>
    );
  }
  if (status === 'error') {
    return (
      <>
        <LoadError
          {...failureMessage(failure?.kind, failure?.detail)}
          what={code === 'all' ? 'the translations' : `the ${translationOf(code).shortName}`}
          onRetry={onRetry}
        />
        {failure?.kind === 'network' && (
          <p className="muted">
            A translation that is <Link to={biblesPath}>kept on this device</Link> is searched without a
            network.
          </p>
        )}
      </>
    );
  }
  if (status === 'loaded' && none) {
    // If a translation has no text, no other phrase or book finds anything in it.
    const wider = widerSearches(search).filter(
      ({ search: each }) => !isEmpty || searchedTranslation(each) === 'all',
    );
    return (
      <Empty message="No passages match your search.">
        {isEmpty && <p>The {translationOf(code).shortName} has no text on this server.</p>}
        {other && (
          <ButtonLink
            main
            style={{ visibility: known[other] ? 'visible' : 'hidden' }}
            to={searchPath({ ...search, translations: [other] })}
            onClick={onPress}
          >
            Search the {translationOf(other).shortName}
          </ButtonLink>
        )}
        {!isEmpty && (
          <p className="muted">
            Fewer words, another translation or a larger group may find more. A phrase is looked for letter by
            letter; * stands for what may be between.
          </p>
        )}
        <div className="actions">
          {wider.map(({ label, search: each }) => (
            <ButtonLink key={label} to={searchPath(each)} onClick={onPress}>
              {label}
            </ButtonLink>
          ))}
          {!isEmpty && <Button onClick={onChangePhrase}>Change the phrase</Button>}
        </div>
      </Empty>
    );
  }
  return null;
}

const NARROWER = 'A longer phrase, a smaller group or a single translation may help.';

function failureMessage(
  kind: string | undefined,
  detail: string | undefined,
): { message: string; detail: string } {
  if (kind === 'network')
    return { message: 'The search failed: no answer came.', detail: 'Check the connection.' };
  if (kind === 'malformed')
    return { message: 'The search failed: the answer could not be read.', detail: NARROWER };
  const reason = detail === undefined || detail === 'error' ? '' : ` The server says: ${detail}`;
  return { message: 'The search failed on the server.', detail: NARROWER + reason };
}
