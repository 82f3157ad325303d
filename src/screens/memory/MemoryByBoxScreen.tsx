import { useMemo } from 'react';
import type { Box, MemoryPassage } from '@/domain/entities';
import { boxName } from '@/domain/passageEdit';
import { groupByBox } from '@/domain/practiceOrder';
import { useMemoryPassages } from '@/store/useMemoryPassages';
import { Disclosure } from '@/ui/Disclosure';
import { LongList } from '@/ui/LongList';
import { Screen } from '@/ui/Screen';
import { BoxButtons } from '../shared/memory/BoxButtons';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { sortedCanonically } from '../shared/memory/searchPassages';
import styles from './Memory.module.scss';
import { PassageRow } from './PassageRow';
import { useOpenRows } from './useOpenRows';

const BOXES: readonly Box[] = [1, 2, 3];

/** The passages of each box; a passage can be moved to the next one (§2 'Memory Passages by Box'). */
export function MemoryByBoxScreen() {
  const list = useMemoryPassages();
  const boxes = useMemo(() => groupByBox(sortedCanonically(list.passages)), [list.passages]);
  // Passages of no box are rare, but are not to be lost from sight.
  const shown = boxes[-1].length > 0 ? [-1 as const, ...BOXES] : BOXES;
  return (
    <Screen title="Memory Passages by Box">
      <MemoryListState list={list}>
        {shown.map((box) => (
          <BoxSection key={box} box={box} passages={boxes[box]} />
        ))}
      </MemoryListState>
    </Screen>
  );
}

function BoxSection({ box, passages }: { box: Box; passages: readonly MemoryPassage[] }) {
  const rows = useOpenRows();
  const sorted = useMemo(() => sortedCanonically(passages), [passages]);
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
        {sorted.length === 0 && <p className="muted">No passages in this box.</p>}
        <LongList label={name} items={sorted} keyOf={({ passageId }) => passageId} estimate={56}>
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
