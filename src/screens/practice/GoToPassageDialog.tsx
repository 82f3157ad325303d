import { useDeferredValue, useId, useMemo, useState } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { formatReference } from '@/domain/references/reference';
import { translationOf } from '@/domain/bible/translations';
import { useAppSelector } from '@/store/core/hooks';
import { selectPassages } from '@/store/passages/passages';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Empty } from '@/ui/lists/LoadState';
import { searchPassages, sortedCanonically } from '../shared/memory/searchPassages';
import styles from './Practice.module.scss';

/** More than anyone reads through; the search finds the rest. */
const MOST_SHOWN = 200;

interface GoToPassageDialogProps {
  /** The passages under practice. */
  ids: readonly number[];
  onPick: (passageId: number) => void;
  onClose: () => void;
}

/** Picks one of the passages under practice from a list in canonical order (§2 'Go to Passage'). */
export function GoToPassageDialog({ ids, onPick, onClose }: GoToPassageDialogProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const all = useAppSelector(selectPassages);
  const passages = useMemo(() => {
    const practised = new Set(ids);
    return sortedCanonically(all.filter(({ passageId }) => practised.has(passageId)));
  }, [all, ids]);
  const found = useMemo(() => searchPassages(passages, deferred), [passages, deferred]);
  return (
    <Dialog
      title="Go to Passage"
      onClose={onClose}
      onSubmit={() => {
        const first = searchPassages(passages, query)[0];
        if (first && query.trim() !== '') onPick(first.passageId);
      }}
    >
      <label className="visually-hidden" htmlFor={id}>
        Search passages
      </label>
      <input
        id={id}
        type="search"
        className="form-control"
        placeholder="Search passages"
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className={styles.found}>
        {found.length === 0 ? (
          <Empty message="No passages match your search." />
        ) : (
          <ul className="plain-list">
            {found.slice(0, MOST_SHOWN).map((passage) => (
              <li key={passage.passageId}>
                <FoundPassage passage={passage} onPick={onPick} />
              </li>
            ))}
          </ul>
        )}
        {found.length > MOST_SHOWN && (
          <p className="muted">
            {found.length - MOST_SHOWN} more: type a part of the reference to find them.
          </p>
        )}
      </div>
    </Dialog>
  );
}

function FoundPassage({ passage, onPick }: { passage: MemoryPassage; onPick: (id: number) => void }) {
  return (
    <button type="button" className={styles.foundPassage} onClick={() => onPick(passage.passageId)}>
      {formatReference(passage, passage.appendLetter)}{' '}
      <span className="muted">{translationOf(passage.translation).shortName}</span>
    </button>
  );
}
