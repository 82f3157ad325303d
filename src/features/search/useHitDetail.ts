import { useSearchParams } from 'react-router-dom';
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
 */
export function useHitDetail(hits: readonly Hit[], named: PassageRef | null) {
  const [params] = useSearchParams();
  const detail = useListDetail({
    rows: hits,
    idOf,
    namedId: named && rangeKey(named),
    hrefOf: ({ result }) => hitPath(params, result),
    showsFirst: true,
    areKeysTaken: isInText,
  });
  return { detail, shown: named ?? hits[detail.shownAt]?.result ?? null };
}
