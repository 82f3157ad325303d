import { useParams } from 'react-router-dom';
import type { MemoryPassage } from '../model/memoryPassage';
import { useListDetail } from '@/ui/listDetail/useListDetail';
import { useRowIdFromUrl } from '@/data/list/useRowIdFromUrl';

const idOf = ({ passageId }: MemoryPassage) => passageId;

interface PassageDetailOptions {
  all: readonly MemoryPassage[];
  /** In the order of the list. */
  rows: readonly MemoryPassage[];
  pathOf: (passageId: number) => string;
  /** Whether the first passage is shown beside the list until one is chosen. */
  showsFirst: boolean;
  /** Called before a key shows a passage. */
  onStep?: (passage: MemoryPassage) => void;
}

/** The list of passages, and the one in the URL. */
export function usePassageDetail({ all, rows, pathOf, showsFirst, onStep }: PassageDetailOptions) {
  const { passageId } = useParams();
  const namedId = useRowIdFromUrl(passageId, pathOf) ?? null;
  const detail = useListDetail({
    rows,
    idOf,
    namedId,
    hrefOf: ({ passageId: id }) => pathOf(id),
    showsFirst,
    onStep: (index) => {
      const next = rows[index];
      if (next) onStep?.(next);
    },
  });
  const passage = all.find((each) => each.passageId === detail.shownId);
  return {
    detail,
    passage,
    /** Whether the passage in the URL does not exist. */
    isUnknown: namedId !== null && passage === undefined,
  };
}
