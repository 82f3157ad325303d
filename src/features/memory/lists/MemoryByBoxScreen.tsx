import { useMemo, useState } from 'react';
import { useNow } from '@/platform/page/useNow';
import { formatNumber } from '@/platform/values/text';
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
import { DetailRows } from '@/ui/listDetail/DetailRows';
import { ListDetailPanes } from '@/ui/listDetail/ListDetail';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { Disclosure } from '@/ui/lists/Disclosure';
import { BoxButtons } from '../passage/BoxButtons';
import { MemoryListState } from '../passage/MemoryListState';
import { sortedCanonically } from '@/bible/sortedCanonically';
import { passagePane } from './PassageDetail';
import { PassageRow } from './PassageRow';
import { toggled } from './toggled';
import { useRowKey } from './useRowKey';
import { usePassageDetail } from './usePassageDetail';
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
  const { isOpen, toggle } = useOpenBoxes();
  const rows = useMemo(() => boxes.flatMap((each) => each.passages), [boxes]);
  const { detail, ...shown } = usePassageDetail({
    all: passages,
    rows,
    pathOf: boxPassagePath,
    showsFirst: false,
    // So that the passage is visible in the list.
    onStep: ({ box }) => toggle(box, true),
  });
  return (
    <Screen title="Memory Passages by Box" width={detail.width}>
      <MemoryListState list={list}>
        <ListDetailPanes
          of={detail}
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
                detail={detail}
                now={now}
              />
            ))}
          detail={passagePane(shown, detail.wide ? null : paths.memoryPassagesByBox)}
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
  detail: ListDetail<MemoryPassage>;
  now: number;
}

function BoxSection({ box, passages, open, onToggle, detail, now }: BoxSectionProps) {
  const rows = useOpenRows();
  const keyOf = useRowKey();
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
              {name} <span className="muted">({formatNumber(passages.length)})</span>
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
        <DetailRows
          of={detail}
          keyOf={keyOf}
          label={name}
          rows={passages}
          estimate={100}
          scrollPositionKey={name}
        >
          {(passage, link) => (
            <PassageRow
              passage={passage}
              open={rows.isOpen(keyOf(passage))}
              onToggle={(unfolded) => rows.toggle(keyOf(passage), unfolded)}
              link={detail.wide ? link : null}
              now={now}
              aside={<BoxButtons passage={passage} />}
            />
          )}
        </DetailRows>
      </Disclosure>
    </section>
  );
}

/** Which rows are open; a row that was scrolled out of the page is still open later. */
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
