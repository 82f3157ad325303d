import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useNow } from '@/platform/page/useNow';
import { NavigationType, useLocation, useNavigationType, useParams } from 'react-router-dom';
import * as v from 'valibot';
import { findPassages, isSearchOfTexts } from '../model/passageQuery';
import { pluralize, isBlank, formatNumber } from '@/platform/values/text';
import { memoryPassagePath, paths } from '@/routes/paths';
import { useSessionState } from '@/data/visit/sessionState';
import { arraySchema } from '@/platform/storage/stored';
import { useMemoryPassages } from '../store/useMemoryPassages';
import { usePassageTexts } from '../store/usePassageTexts';
import { useRecallLog } from '../recall/log/useRecallLog';
import '@/ui/controls/forms.scss';
import { useActions } from '@/ui/actions/useActions';
import { useShareSet } from '@/bible/sets/useShareSet';
import { ActionButton, Button } from '@/ui/controls/Button';
import { SearchField } from '@/ui/controls/Field';
import { Screen } from '@/ui/layout/Screen';
import { DetailRows } from '@/ui/listDetail/DetailRows';
import { ListDetailPanes } from '@/ui/listDetail/ListDetail';
import { Empty } from '@/ui/feedback/LoadState';
import { NotSearched } from '@/ui/feedback/NotSearched';
import { MemoryListState } from '../passage/MemoryListState';
import { sortedCanonically } from '@/bible/sortedCanonically';
import styles from './Memory.module.scss';
import { passagePane } from './PassageDetail';
import { PassageRow } from './PassageRow';
import { toggled } from './toggled';
import { usePassageDetail } from './usePassageDetail';
import { useRowKey } from './useRowKey';

/** Every memory passage, searchable by reference and by text. */
export function MemoryPassagesScreen() {
  const now = useNow();
  useRecallLog();
  const { list, passages: all } = useMemoryPassages();
  const { query, type, isOpen, toggle } = usePassageSearch();
  const keyOf = useRowKey();
  const deferred = useDeferredValue(query);
  const field = useRef<HTMLInputElement>(null);
  const { textOf, loadAll, ...texts } = usePassageTexts(all, query !== '');
  const passages = useMemo(() => sortedCanonically(all), [all]);
  const found = useMemo(() => findPassages(passages, deferred, textOf), [passages, deferred, textOf]);
  const { detail, ...shown } = usePassageDetail({
    all,
    rows: found,
    pathOf: memoryPassagePath,
    showsFirst: true,
  });
  const { shareSet, shareSetDialog } = useShareSet(isBlank(deferred) ? 'My verses' : deferred.trim(), found);
  const searching = !isBlank(deferred);
  const searchesTexts = isSearchOfTexts(deferred);
  const loading = texts.loading && searchesTexts;
  useActions([
    shareSet,
    { label: 'Search passages', key: '/', run: () => field.current?.focus() },
    ...(searching ? [{ label: 'Show all passages', run: () => type('') }] : []),
  ]);
  const listPane = (
    <>
      <div className={styles.search}>
        <SearchField
          ref={field}
          label="Search passages"
          placeholder="Reference or words"
          value={query}
          onFocus={loadAll}
          onChange={(typed) => {
            loadAll();
            type(typed);
          }}
        />
      </div>
      <p role="status" className="muted">
        {searching && `${formatNumber(found.length)} of `}
        {pluralize(passages.length, 'passage')}
        {loading && ', looking through the texts…'}
      </p>
      <p className="actions">
        <ActionButton action={shareSet} />
      </p>
      {shareSetDialog}
      {searchesTexts && <NotSearched count={texts.failed} what="passage" onRetry={texts.retry} />}
      {found.length === 0 ? (
        <Empty message={loading ? 'Looking through the texts…' : 'No passages match your search.'}>
          <Button onClick={() => type('')}>Show all passages</Button>
        </Empty>
      ) : (
        <DetailRows
          of={detail}
          keyOf={keyOf}
          label="Memory passages"
          estimate={100}
          scrollPositionKey="memory passages"
        >
          {(passage, link) => (
            <PassageRow
              passage={passage}
              open={isOpen(keyOf(passage))}
              onToggle={(open) => toggle(keyOf(passage), open)}
              link={detail.wide ? link : null}
              now={now}
            />
          )}
        </DetailRows>
      )}
    </>
  );
  return (
    <Screen title="My Memory Passages" width={detail.width}>
      <MemoryListState list={list}>
        <ListDetailPanes
          of={detail}
          label="Memory passages"
          list={listPane}
          detail={passagePane(shown, detail.wide ? null : paths.memoryPassages)}
        />
      </MemoryListState>
    </Screen>
  );
}

const storedSearch = v.object({
  /** The history entry of this state; another entry starts empty. */
  visit: v.string(),
  query: v.string(),
  /** The keys of the passages whose text is open. */
  openIds: arraySchema(v.number()),
});

/**
 * The query and the open rows. They remain while passages of the list are opened beside it, and are restored on the way back from
 * practice or the reader, and after a reload.
 */
function usePassageSearch() {
  const { key } = useLocation();
  const { passageId } = useParams();
  const isBack = useNavigationType() === NavigationType.Pop;
  const empty: v.InferOutput<typeof storedSearch> = { visit: key, query: '', openIds: [] };
  const [stored, set] = useSessionState('passageSearch', storedSearch, empty);
  const [shown, setShown] = useState({ key, isStored: stored.visit === key });
  if (shown.key !== key)
    // A link to the list starts with an empty search.
    setShown({ key, isStored: shown.isStored && (passageId !== undefined || isBack) });
  const search = shown.isStored ? stored : empty;
  const isLeftBehind = shown.isStored && stored.visit !== key;
  const follow = useEffectEvent(() => set({ ...stored, visit: key }));
  useEffect(() => {
    if (isLeftBehind) follow();
  }, [isLeftBehind, key]);
  const change = (changes: Partial<typeof empty>) => {
    set({ ...search, ...changes, visit: key });
    setShown({ key, isStored: true });
  };
  return {
    query: search.query,
    type: (query: string) => change({ query }),
    isOpen: (id: number) => search.openIds.includes(id),
    toggle: (id: number, open: boolean) => change({ openIds: toggled(search.openIds, id, open) }),
  };
}
