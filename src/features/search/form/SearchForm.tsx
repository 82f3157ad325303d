import { Search } from 'lucide-react';
import { useEffect, type RefObject } from 'react';
import { searchQuery, searchScope, wildcardCount, type BibleSearch } from '../model/bibleSearch';
import { pluralize, isBlank } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { FormProblem } from '@/ui/controls/FormProblem';
import { useKeys } from '@/ui/keys/useKeys';
import { Disclosure } from '@/ui/lists/Disclosure';
import { SearchScope } from './SearchScope';
import type { useSearchDraft } from './useSearchDraft';
import styles from './SearchForm.module.scss';
import { isFocusLost } from '@/ui/focus/keepFocus';
import '@/ui/controls/forms.scss';

interface SearchFormProps extends ReturnType<typeof useSearchDraft> {
  /** The search in the URL; null if there is none. */
  search: BibleSearch | null;
  inputRef: RefObject<HTMLInputElement | null>;
  onSearch: (search: BibleSearch) => void;
}

/** The phrase to search for, and where. The field keeps its text, whatever the search finds. */
export function SearchForm(props: SearchFormProps) {
  const { draft, setDraft, problem, scopeOpen, setScopeOpen, search, inputRef, onSearch } = props;
  useKeys({ '/': () => inputRef.current?.focus() });
  const blank = search === null;
  useEffect(() => {
    // Focuses the field of an empty search, so that people can type at once; with results, the results get the focus.
    if (blank && isFocusLost()) inputRef.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react/exhaustive-deps -- Only when the screen opens.
  }, []);
  const submit = () => {
    if (isBlank(draft.phrase)) return;
    onSearch({ ...draft, phrase: draft.phrase.trim() });
  };
  const scope = (
    <>
      <p id="phrase-hint" className={`muted ${styles.hint}`}>
        * stands for any text inside a verse: love*another{wildcardsIn(draft.phrase)}. -word and -&quot;a
        phrase&quot; leave verses out, &quot;…&quot; finds whole words.
      </p>
      <SearchScope draft={draft} onChange={setDraft} />
    </>
  );

  return (
    <form
      role="search"
      aria-label="Bible"
      className={search === null ? styles.form : `${styles.form} ${styles.collapsed}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className={search === null ? 'form-label' : 'visually-hidden'} htmlFor="phrase">
        Phrase
      </label>
      <div className={styles.row}>
        <input
          ref={inputRef}
          id="phrase"
          type="search"
          className="form-control"
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="phrase-hint phrase-problem"
          aria-invalid={problem !== null}
          value={draft.phrase}
          onChange={({ target }) => setDraft({ ...draft, phrase: target.value })}
        />
        <Button
          main
          type="submit"
          disabled={isBlank(draft.phrase)}
          hint={isBlank(draft.phrase) && 'Type a phrase first'}
        >
          <Search aria-hidden size={18} /> Search
        </Button>
      </div>
      {problem !== null && <FormProblem id="phrase-problem" problem={problem} />}
      {search === null ? (
        scope
      ) : (
        <Disclosure
          summary={
            <span className={styles.scope}>
              <span className={styles.scopeLabel}>Search in</span> {searchScope(draft)}
            </span>
          }
          open={scopeOpen}
          onToggle={setScopeOpen}
        >
          {scope}
        </Disclosure>
      )}
      {search && searchQuery(draft) !== searchQuery(search) && (
        <p className={`muted ${styles.since}`}>
          What is shown is for “{search.phrase}” in {searchScope(search)}.{' '}
          <button type="button" className="btn btn-link" onClick={() => setDraft(search)}>
            Back to that search
          </button>
        </p>
      )}
    </form>
  );
}

/** The end of the hint: ` · 2 wildcards`. */
function wildcardsIn(phrase: string): string {
  const count = wildcardCount(phrase);
  return count === 0 ? '' : ` · ${pluralize(count, 'wildcard')}`;
}
