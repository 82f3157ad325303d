import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PassageRef } from '@/domain/bible/passage';
import { rangeKey } from '@/domain/references/reference';
import { hitPath } from '@/routes/searchResultPaths';
import type { Hit } from '@/domain/search/refine';
import { WIDE } from '@/ui/layout/TwoPanes';
import { useKeys } from '@/ui/hooks/useKeys';
import { useMedia } from '@/ui/hooks/useMedia';
import { HitInChapter } from './HitInChapter';

interface ChosenHitProps {
  at: PassageRef;
  /** The verses in the list. */
  hits: readonly Hit[];
}

/** The verse that the address names, in its chapter; the arrows go through the verses found. */
export function ChosenHit({ at, hits }: ChosenHitProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wide = useMedia(WIDE);
  const key = rangeKey(at);
  const index = useMemo(() => hits.findIndex(({ result }) => rangeKey(result) === key), [hits, key]);
  const stepBy = (by: 1 | -1) => {
    const hit = index < 0 ? undefined : hits[index + by];
    // They share one history entry: Back leads to the list, not through every verse that was looked at.
    return hit && (() => void navigate(hitPath(params, hit.result), { replace: true }));
  };
  const previous = stepBy(-1);
  const next = stepBy(1);
  useKeys({
    ArrowLeft: previous,
    ArrowRight: next,
    ...(wide && { ArrowUp: previous, ArrowDown: next }),
  });
  return (
    <HitInChapter
      hit={at}
      onPrevious={previous}
      onNext={next}
      {...(!wide && { backTo: hitPath(params, null) })}
    />
  );
}

/** Stands beside the verses found while none of them is open; the arrow opens the first. */
export function NoHitChosen({ first }: { first: Hit }) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  useKeys({ ArrowDown: () => void navigate(hitPath(params, first.result)) });
  return <p className="muted">Choose a verse to see it here, in its chapter.</p>;
}
