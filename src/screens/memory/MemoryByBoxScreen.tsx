import { useMemo } from 'react';
import type { Box, MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxName } from '@/domain/memory/passageEdit';
import { useMemoryPassages } from '@/store/passages/useMemoryPassages';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';
import { Screen } from '@/ui/layout/Screen';
import { BoxButtons } from '../shared/memory/BoxButtons';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { sortedCanonically } from '../shared/memory/searchPassages';
import styles from './Memory.module.scss';
import { PassageRow } from './PassageRow';
import { useOpenRows } from './useOpenRows';

const BOXES: readonly Box[] = [1, 2, 3];

/** The passages of each box; a passage can be moved to the next one (§2 'Memory Passages by Box'). */
export function MemoryByBoxScreen() {
  const { list, passages } = useMemoryPassages();
  const sorted = useMemo(() => sortedCanonically(passages), [passages]);
  // Passages of no box are rare, but are not to be lost from sight.
  const shown: readonly Box[] = sorted.some(({ box }) => box === -1) ? [-1, ...BOXES] : BOXES;
  return (
    <Screen title="Memory Passages by Box">
      <MemoryListState list={list}>
        {shown.map((box) => (
          <BoxSection key={box} box={box} all={sorted} />
        ))}
      </MemoryListState>
    </Screen>
  );
}

/** @param props.all every passage, in canonical order */
function BoxSection({ box, all }: { box: Box; all: readonly MemoryPassage[] }) {
  const rows = useOpenRows();
  const passages = useMemo(() => all.filter((passage) => passage.box === box), [all, box]);
  const name = boxName(box);
  return (
    <section className={styles.box} aria-label={name}>
      <Disclosure
        summary={
          <h2>
            {name} <span className="muted">({passages.length})</span>
          </h2>
        }
      >
        {passages.length === 0 && <p className="muted">No passages in this box.</p>}
        <LongList label={name} items={passages} keyOf={({ passageId }) => passageId} estimate={56}>
          {(passage) => (
            <PassageRow
              passage={passage}
              open={rows.isOpen(passage.passageId)}
              onToggle={(open) => rows.toggle(passage.passageId, open)}
              aside={<BoxButtons passage={passage} />}
            />
          )}
        </LongList>
      </Disclosure>
    </section>
  );
}
