import { useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useLoadedTexts } from '@/store/useLoadedTexts';
import { useMemoryPassages } from '@/store/useMemoryPassages';
import { Empty } from '@/ui/LoadState';
import { LongList } from '@/ui/LongList';
import { Screen } from '@/ui/Screen';
import { useKeys } from '@/ui/useKeys';
import '@/ui/forms.scss';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { searchPassages, sortedCanonically } from '../shared/memory/searchPassages';
import styles from './Memory.module.scss';
import { PassageRow } from './PassageRow';
import { useOpenRows } from './useOpenRows';

/** Every memory passage, searchable by reference and by the texts that are there (§2 'My Memory Passages'). */
export function MemoryPassagesScreen() {
  const id = useId();
  const { list, passages: all } = useMemoryPassages();
  const [query, setQuery] = useState('');
  const deferred = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  const rows = useOpenRows();
  const textOf = useLoadedTexts();
  const passages = useMemo(() => sortedCanonically(all), [all]);
  const found = useMemo(() => searchPassages(passages, deferred, textOf), [passages, deferred, textOf]);
  useKeys({ '/': () => field.current?.focus() });
  const searching = deferred.trim() !== '';
  return (
    <Screen title="My Memory Passages">
      <MemoryListState list={list}>
        <div className={styles.search}>
          <label className="visually-hidden" htmlFor={id}>
            Search passages
          </label>
          <input
            ref={field}
            id={id}
            type="search"
            className="form-control"
            placeholder="Search passages"
            autoComplete="off"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
          />
        </div>
        <p role="status" className="muted">
          {searching ? `${found.length} of ${passages.length} passages` : `${passages.length} passages`}
        </p>
        {found.length === 0 ? (
          <Empty message="No passages match your search.">
            <p className="muted">A text is searched once it has been opened.</p>
          </Empty>
        ) : (
          <LongList label="Memory passages" items={found} keyOf={({ passageId }) => passageId} estimate={56}>
            {(passage) => (
              <PassageRow
                passage={passage}
                open={rows.isOpen(passage.passageId)}
                onToggle={(open) => rows.toggle(passage.passageId, open)}
              />
            )}
          </LongList>
        )}
      </MemoryListState>
    </Screen>
  );
}
