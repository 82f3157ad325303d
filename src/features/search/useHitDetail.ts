import { useNavigate } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { useListDetail } from '@/ui/listDetail/useListDetail';
import type { Hit } from './model/refine';
import { hitPath } from './searchPaths';

export const NO_HITS: readonly Hit[] = [];

const idOf = ({ result }: Hit) => rangeKey(result);

/** In the text, the up and down keys move from verse to verse. */
const isInText = () => (document.activeElement?.closest('.verse') ?? null) !== null;

/**
 * The found verses, and the one that is shown in its chapter.
 * @param named the verse in the URL
 * @param params the query of the search
 * @param isTyped whether that is only typed yet: with a verse it comes into the URL, for Back too
 */
export function useHitDetail(
  hits: readonly Hit[],
  named: PassageRef | null,
  { params, isTyped }: { params: URLSearchParams; isTyped: boolean },
) {
  const navigate = useNavigate();
  const submitAndOpen = async ({ result }: Hit) => {
    await navigate(hitPath(params, null), { replace: true });
    await navigate(hitPath(params, result));
  };
  const detail = useListDetail({
    rows: hits,
    idOf,
    namedId: named && rangeKey(named),
    hrefOf: ({ result }) => hitPath(params, result),
    showsFirst: true,
    areKeysTaken: isInText,
    ...(isTyped && { open: (hit: Hit) => void submitAndOpen(hit) }),
  });
  return { detail, shown: named ?? hits[detail.shownAt]?.result ?? null };
}
