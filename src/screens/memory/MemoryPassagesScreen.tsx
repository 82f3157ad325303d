import { useDeferredValue, useId, useMemo, useRef } from 'react';
import { useLoadedTexts } from '@/store/passages/useLoadedTexts';
import { useMemoryPassages } from '@/store/passages/useMemoryPassages';
import { Empty } from '@/ui/lists/LoadState';
import { LongList } from '@/ui/lists/LongList';
import { Screen } from '@/ui/layout/Screen';
import { useKeys } from '@/ui/hooks/useKeys';
import '@/ui/forms/forms.scss';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { passageCount } from '../shared/memory/passageCount';
import { searchPassages, sortedCanonically } from '../shared/memory/searchPassages';
import styles from './Memory.module.scss';
import { PassageRow } from './PassageRow';
import { usePassageSearch } from './usePassageSearch';

/** Every memory passage, searchable by reference and by the texts that are there (§2 'My Memory Passages'). */
export function MemoryPassagesScreen() {
  const id = useId();
  const { list, passages: all } = useMemoryPassages();
  const { query, type, isOpen, toggle } = usePassageSearch();
  const deferred = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
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
            onChange={({ target }) => type(target.value)}
          />
        </div>
        <p role="status" className="muted">
          {searching && `${found.length} of `}
          {passageCount(passages.length)}
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
                open={isOpen(passage.passageId)}
                onToggle={(open) => toggle(passage.passageId, open)}
              />
            )}
          </LongList>
        )}
      </MemoryListState>
    </Screen>
  );
}
