import { useMemo, useState } from 'react';
import type { Box, MemoryPassage } from '@/domain/memory/memoryPassage';
import { boxName } from '@/domain/memory/passageEdit';
import { boxPassagePath, paths } from '@/routes/paths';
import { useMemoryPassages } from '@/store/passages/useMemoryPassages';
import { usePassageTexts } from '@/store/passages/usePassageTexts';
import { useRecallLog } from '@/store/recall/useRecallLog';
import { Screen } from '@/ui/layout/Screen';
import { TwoPanes } from '@/ui/layout/TwoPanes';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';
import { BoxButtons } from '../shared/memory/BoxButtons';
import { MemoryListState } from '../shared/memory/MemoryListState';
import { sortedCanonically } from '../shared/memory/sortedCanonically';
import styles from './Memory.module.scss';
import { chosenPane } from './PassageDetail';
import { PassageRow } from './PassageRow';
import { useChosenPassage } from './useChosenPassage';
import { useOpenBoxes, useOpenRows } from './useOpenRows';

const BOXES: readonly Box[] = [1, 2, 3];

/** The passages of each box; a passage can be moved to the next one (§2 'Memory Passages by Box'). */
export function MemoryByBoxScreen() {
  const { list, passages } = useMemoryPassages();
  const [now] = useState(() => Date.now());
  useRecallLog();
  const sorted = useMemo(() => sortedCanonically(passages), [passages]);
  const byBox = useMemo(
    () => [-1, ...BOXES].flatMap((box) => sorted.filter((each) => each.box === box)),
    [sorted],
  );
  const { wide, chosen, gone, hrefOf } = useChosenPassage(passages, byBox, boxPassagePath);
  const boxes = useOpenBoxes();
  // Passages of no box are rare, but are not to be lost from sight.
  const shown: readonly Box[] = sorted.some(({ box }) => box === -1) ? [-1, ...BOXES] : BOXES;
  return (
    <Screen title="Memory Passages by Box" width={wide ? 'panes' : 'reading'}>
      <MemoryListState list={list}>
        <TwoPanes
          label="Boxes"
          list={shown.map((box) => (
            <BoxSection
              key={box}
              box={box}
              all={sorted}
              open={boxes.isOpen(box)}
              onToggle={(open) => boxes.toggle(box, open)}
              hrefOf={hrefOf}
              chosen={chosen}
              now={now}
            />
          ))}
          chosen={chosenPane(chosen, gone, wide ? null : paths.memoryPassagesByBox)}
          nothing={<p className="muted">Open a box, and choose a passage to see its text here.</p>}
        />
      </MemoryListState>
    </Screen>
  );
}

interface BoxSectionProps {
  box: Box;
  /** Every passage, in canonical order. */
  all: readonly MemoryPassage[];
  open: boolean;
  onToggle: (open: boolean) => void;
  hrefOf: (passage: MemoryPassage) => string | null;
  chosen: MemoryPassage | undefined;
  now: number;
}

function BoxSection({ box, all, open, onToggle, hrefOf, chosen, now }: BoxSectionProps) {
  const rows = useOpenRows();
  const { textOf } = usePassageTexts(all);
  const passages = useMemo(() => all.filter((passage) => passage.box === box), [all, box]);
  const name = boxName(box);
  return (
    <section className={styles.box} aria-label={name}>
      <Disclosure
        open={open}
        onToggle={onToggle}
        summary={
          <h2>
            {name} <span className="muted">({passages.length})</span>
          </h2>
        }
      >
        {passages.length === 0 && <p className="muted">No passages in this box.</p>}
        <LongList label={name} items={passages} keyOf={({ passageId }) => passageId} estimate={64}>
          {(passage) => (
            <PassageRow
              passage={passage}
              text={textOf(passage)}
              open={rows.isOpen(passage.passageId)}
              onToggle={(unfolded) => rows.toggle(passage.passageId, unfolded)}
              href={hrefOf(passage)}
              chosen={passage === chosen}
              now={now}
              aside={<BoxButtons passage={passage} />}
            />
          )}
        </LongList>
      </Disclosure>
    </section>
  );
}
