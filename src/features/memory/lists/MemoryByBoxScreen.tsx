import { useMemo, useState } from 'react';
import { useNow } from '@/platform/page/useNow';
import * as v from 'valibot';
import { BOXES, type Box, type MemoryPassage } from '../model/memoryPassage';
import { boxName, boxRhythm } from '../model/passageEdit';
import { boxPassagePath, largePracticePath, paths } from '@/routes/paths';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { useMemoryPassages } from '../store/useMemoryPassages';
import { useRecallLog } from '../recall/log/useRecallLog';
import { useShareSet } from '@/bible/sets/useShareSet';
import { ActionButton } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import { TwoPanes } from '@/ui/layout/TwoPanes';
import { Disclosure } from '@/ui/lists/Disclosure';
import { LongList } from '@/ui/lists/LongList';
import { BoxButtons } from '../passage/BoxButtons';
import { MemoryListState } from '../passage/MemoryListState';
import { sortedCanonically } from '../passage/sortedCanonically';
import { chosenPane } from './PassageDetail';
import { PassageRow } from './PassageRow';
import { toggled } from './toggled';
import { useChosenPassage } from './useChosenPassage';
import { useSessionState } from '@/data/visit/sessionState';
import { arraySchema } from '@/platform/storage/stored';
import { useInitialSearchParam } from '@/ui/lists/useInitialSearchParam';
import styles from './Memory.module.scss';

/** The passages of each box; a passage can be moved to the next one. */
export function MemoryByBoxScreen() {
  const { list, passages } = useMemoryPassages();
  const now = useNow();
  useRecallLog();
  const boxes = useMemo(() => {
    const sorted = sortedCanonically(passages);
    return BOXES.map((box) => ({ box, passages: sorted.filter((each) => each.box === box) }));
  }, [passages]);
  const shown = useMemo(() => boxes.flatMap((each) => each.passages), [boxes]);
  const { wide, chosen, gone, hrefOf } = useChosenPassage(passages, shown, boxPassagePath);
  const { isOpen, toggle } = useOpenBoxes();
  return (
    <Screen title="Memory Passages by Box" width={wide ? 'panes' : 'reading'}>
      <MemoryListState list={list}>
        <TwoPanes
          label="Boxes"
          list={boxes
            // 'Every Time' is rare: its box is shown only when there are passages in it.
            .filter((each) => each.box !== -1 || each.passages.length > 0)
            .map((each) => (
              <BoxSection
                key={each.box}
                box={each.box}
                passages={each.passages}
                open={isOpen(each.box)}
                onToggle={(open) => toggle(each.box, open)}
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
  passages: readonly MemoryPassage[];
  open: boolean;
  onToggle: (open: boolean) => void;
  hrefOf: (passage: MemoryPassage) => string | null;
  chosen: MemoryPassage | undefined;
  now: number;
}

function BoxSection({ box, passages, open, onToggle, hrefOf, chosen, now }: BoxSectionProps) {
  const rows = useOpenRows();
  const name = boxName(box);
  const { shareSet, shareSetDialog } = useShareSet(name, passages);
  return (
    <section className={styles.box} aria-label={name}>
      <Disclosure
        open={open}
        onToggle={onToggle}
        summary={
          <>
            <h2>
              {name} <span className="muted">({passages.length})</span>
            </h2>
            <span className="muted">· {boxRhythm(box)}</span>
          </>
        }
      >
        {passages.length === 0 ? (
          <p className="muted">No passages in this box.</p>
        ) : (
          <p className="actions">
            <ButtonLink to={largePracticePath(box)}>Practise large and simple</ButtonLink>
            <ActionButton action={shareSet} />
          </p>
        )}
        {shareSetDialog}
        <LongList label={name} items={passages} keyOf={({ passageId }) => passageId} estimate={64}>
          {(passage) => (
            <PassageRow
              passage={passage}
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

/** Which rows are open; a row that is scrolled out of the page is still open when it comes back. */
function useOpenRows() {
  const [openIds, setOpenIds] = useState<readonly number[]>([]);
  return {
    isOpen: (id: number) => openIds.includes(id),
    toggle: (id: number, open: boolean) => setOpenIds((before) => toggled(before, id, open)),
  };
}

/** Which boxes are open; they are restored in this tab. */
function useOpenBoxes() {
  const [openBoxes, setOpenBoxes] = useSessionState('openBoxes', arraySchema(v.number()), []);
  useInitialSearchParam('box', (box) => setOpenBoxes([Number(box)]));
  return {
    isOpen: (box: number) => openBoxes.includes(box),
    toggle: (box: number, open: boolean) => setOpenBoxes(toggled(openBoxes, box, open)),
  };
}
