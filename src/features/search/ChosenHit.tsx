import { useMemo } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { rangeKey } from '@/bible/references/reference';
import { hitPath } from './searchPaths';
import type { Hit } from './model/refine';
import { WIDE } from '@/ui/layout/TwoPanes';
import { prevNextActions, type ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { useKeys } from '@/ui/keys/useKeys';
import { BACK_TO_LIST } from '@/ui/lists/useScrollRestoration';
import { useMedia } from '@/platform/page/useMedia';
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
  const onPrevious = stepBy(-1);
  const onNext = stepBy(1);
  const prevNext = prevNextActions('verse found', { onPrevious, onNext });
  const back: ToolAction = {
    label: 'Back to what was found',
    icon: ArrowLeft,
    when: !wide,
    run: () => void navigate(hitPath(params, null), { state: BACK_TO_LIST }),
  };
  useActions([...prevNext, back]);
  useKeys(wide ? { ArrowUp: unlessInText(onPrevious), ArrowDown: unlessInText(onNext) } : {});
  return (
    <HitInChapter
      hit={at}
      prevNext={prevNext}
      back={back}
      onTranslation={(translation) =>
        void navigate(hitPath(params, { ...at, translation }), { replace: true })
      }
    />
  );
}

/** In the text, up and down go from verse to verse. */
const unlessInText = (step: (() => void) | undefined) =>
  step &&
  (() => {
    if (!document.activeElement?.closest('.verse')) step();
  });
