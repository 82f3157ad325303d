import type { useBibleSearch } from '@/store/search/useBibleSearch';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';

interface SearchStateProps {
  state: ReturnType<typeof useBibleSearch>['state'];
  phrase: string;
  onCancel: () => void;
  onRetry: () => void;
}

/** How the search stands, as long as there is nothing to show. */
export function SearchState({ state, phrase, onCancel, onRetry }: SearchStateProps) {
  const { status, results, failure } = state;
  if (status === 'loading' && results.length === 0) {
    return (
      <Loading what={`what is found for “${phrase}”`}>
        <button type="button" className="btn btn-outline-secondary" onClick={onCancel}>
          Cancel
        </button>
      </Loading>
    );
  }
  if (status === 'cancelled') {
    return (
      <Empty message="The search was cancelled.">
        <button type="button" className="btn btn-outline-secondary" onClick={onRetry}>
          Search again
        </button>
      </Empty>
    );
  }
  if (status === 'error') {
    return <LoadError {...wordsOf(failure?.kind, failure?.detail)} onRetry={onRetry} />;
  }
  if (status === 'loaded' && results.length === 0) {
    return (
      <Empty message="No passages match your search.">
        <p className="muted">
          Fewer words, another translation or a larger group may find more. A phrase is looked for letter by
          letter; * stands for what may be between.
        </p>
      </Empty>
    );
  }
  return null;
}

const NARROWER = 'A longer phrase, a smaller group or a single translation may help.';

function wordsOf(kind: string | undefined, detail: string | undefined): { message: string; detail: string } {
  if (kind === 'network')
    return { message: 'The search failed: no answer came.', detail: 'Check the connection.' };
  if (kind === 'malformed')
    return { message: 'The search failed: the answer could not be read.', detail: NARROWER };
  const reason = detail === undefined || detail === 'error' ? '' : ` The server says: ${detail}`;
  return { message: 'The search failed on the server.', detail: NARROWER + reason };
}
