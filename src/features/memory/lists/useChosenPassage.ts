import { useNavigate, useParams } from 'react-router-dom';
import type { MemoryPassage } from '../model/memoryPassage';
import { useRowKeys } from '@/ui/keys/useRowKeys';
import { useMedia } from '@/platform/page/useMedia';
import { WIDE } from '@/ui/layout/TwoPanes';
import { useRowIdFromUrl } from '@/data/list/useRowIdFromUrl';

/**
 * The passage that the URL names, shown beside the list on wide screens, where the up and down keys move through the list.
 * @param shown the list as it is shown
 * @param fallback shown beside the list when the URL names none
 */
export function useChosenPassage(
  all: readonly MemoryPassage[],
  shown: readonly MemoryPassage[],
  pathOf: (passageId: number) => string,
  fallback?: MemoryPassage,
) {
  const { passageId } = useParams();
  const wide = useMedia(WIDE);
  const navigate = useNavigate();
  const id = useRowIdFromUrl(passageId, pathOf);
  const named = id === undefined ? undefined : all.find((passage) => passage.passageId === id);
  const chosen = passageId === undefined && wide ? fallback : named;
  useRowKeys(
    wide,
    shown,
    (passage) => passage === chosen,
    (passage) => void navigate(pathOf(passage.passageId), { replace: named !== undefined }),
  );
  return {
    wide,
    chosen,
    /** Whether the URL names a passage that does not exist. */
    gone: passageId !== undefined && named === undefined,
    hrefOf: (passage: MemoryPassage) => (wide ? pathOf(passage.passageId) : null),
  };
}
