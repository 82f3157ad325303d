import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PassageRef } from '@/domain/bible/passage';
import { rangeKey } from '@/domain/references/reference';
import type { Hit } from '@/domain/search/refine';
import { WIDE } from '@/ui/layout/TwoPanes';
import { useKeys } from '@/ui/hooks/useKeys';
import { useMedia } from '@/ui/hooks/useMedia';
import { addressOf, addressWithout } from './hitAddress';
import { HitInChapter } from './HitInChapter';

interface ChosenHitProps {
  at: PassageRef;
  /** What is listed beside it. */
  hits: readonly Hit[];
}

/** The verse that the address names, in its chapter; arrows move through what was found. */
export function ChosenHit({ at, hits }: ChosenHitProps) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const wide = useMedia(WIDE);
  const key = rangeKey(at);
  const index = useMemo(() => hits.findIndex(({ result }) => rangeKey(result) === key), [hits, key]);
  const mover = (by: 1 | -1) => {
    const hit = index < 0 ? undefined : hits[index + by];
    // Each is the same place in the history: Back leads to where one came from, not through all that was looked at.
    return hit ? () => void navigate(addressOf(params, hit.result), { replace: true }) : null;
  };
  const previous = mover(-1);
  const next = mover(1);
  useKeys({
    ArrowUp: wide ? (previous ?? undefined) : undefined,
    ArrowDown: wide ? (next ?? undefined) : undefined,
    ArrowLeft: previous ?? undefined,
    ArrowRight: next ?? undefined,
  });
  return (
    <HitInChapter
      hit={at}
      onPrevious={previous}
      onNext={next}
      {...(!wide && { backTo: addressWithout(params) })}
    />
  );
}
