import { useDeferredValue, useId, useMemo, useState } from 'react';
import { passageName } from '../../model/passageEdit';
import { translationOf } from '@/bible/translations';
import { findPassages, isSearchOfTexts } from '../../model/passageQuery';
import { isBlank } from '@/platform/values/text';
import { useAppSelector } from '@/data/store/hooks';
import { selectPassages } from '../../store/passages';
import { usePassageTexts } from '../../store/usePassageTexts';
import { Dialog } from '@/ui/dialogs/Dialog';
import { SearchField } from '@/ui/controls/Field';
import { Empty } from '@/ui/feedback/LoadState';
import { NotSearched } from '@/ui/feedback/NotSearched';
import { sortedCanonically } from '@/bible/sortedCanonically';
import styles from '../Practice.module.scss';

/** A longer list is of no use, because the search finds the rest. */
const MAX_SHOWN = 200;

interface GoToPassageDialogProps {
  /** The passages under practice. */
  ids: readonly number[];
  onPick: (passageId: number) => void;
  onClose: () => void;
}

/** Picks one of the passages under practice from a list in canonical order; arrow keys move in it. */
export function GoToPassageDialog({ ids, onPick, onClose }: GoToPassageDialogProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const deferred = useDeferredValue(query);
  const all = useAppSelector(selectPassages);
  const passages = useMemo(() => {
    const practised = new Set(ids);
    return sortedCanonically(all.filter(({ passageId }) => practised.has(passageId)));
  }, [all, ids]);
  const { textOf, loadAll, ...texts } = usePassageTexts(passages);
  const found = useMemo(() => findPassages(passages, deferred, textOf), [passages, deferred, textOf]);
  const shown = found.slice(0, MAX_SHOWN);
  const at = Math.min(highlighted, Math.max(0, shown.length - 1));
  return (
    <Dialog
      title="Go to Passage"
      onClose={onClose}
      onSubmit={() => {
        if (isBlank(query) && highlighted === 0) return;
        // The list may not show the last keystrokes yet.
        const current = findPassages(passages, query, textOf)[query === deferred ? at : 0];
        if (current) onPick(current.passageId);
      }}
    >
      <SearchField
        label="Search passages"
        placeholder="Reference or words"
        aria-controls={`${id}-found`}
        aria-activedescendant={shown.length > 0 ? `${id}-${at}` : undefined}
        value={query}
        onChange={(typed) => {
          loadAll();
          setQuery(typed);
          setHighlighted(0);
        }}
        onKeyDown={(event) => {
          const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
          if (step === 0) return;
          event.preventDefault();
          const index = Math.min(shown.length - 1, Math.max(0, at + step));
          setHighlighted(index);
          document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
        }}
      />
      {isSearchOfTexts(query) && <NotSearched count={texts.failed} what="passage" onRetry={texts.retry} />}
      <div className={styles.found}>
        {found.length === 0 ? (
          <Empty
            message={
              texts.loading && isSearchOfTexts(query)
                ? 'Looking through the texts…'
                : 'No passages match your search.'
            }
          />
        ) : (
          <ul id={`${id}-found`} className="plain-list">
            {shown.map((passage, index) => (
              <li key={passage.passageId}>
                <button
                  id={`${id}-${index}`}
                  type="button"
                  className={styles.foundPassage}
                  aria-current={index === at}
                  onClick={() => onPick(passage.passageId)}
                >
                  {passageName(passage)}{' '}
                  <span className="muted">{translationOf(passage.translation).shortName}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
        {found.length > MAX_SHOWN && (
          <p className="muted">{found.length - MAX_SHOWN} more: type a part of the reference to find them.</p>
        )}
      </div>
    </Dialog>
  );
}
