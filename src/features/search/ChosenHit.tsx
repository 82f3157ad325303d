import { ArrowLeft } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import type { PassageRef } from '@/bible/passage';
import { hitPath } from './searchPaths';
import type { Hit } from './model/refine';
import { prevNextActions, type ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import { BACK_TO_LIST } from '@/ui/lists/useScrollRestoration';
import { HitInChapter } from './HitInChapter';

interface ChosenHitProps {
  at: PassageRef;
  detail: ListDetail<Hit>;
  /** The query of the search. */
  params: URLSearchParams;
}

/** The verse in the URL, shown in its chapter, with its neighbours in the list. */
export function ChosenHit({ at, detail, params }: ChosenHitProps) {
  const navigate = useNavigate();
  const prevNext = prevNextActions('verse found', detail);
  const back: ToolAction = {
    label: 'Back to what was found',
    icon: ArrowLeft,
    when: !detail.wide,
    run: () => void navigate(hitPath(params, null), { state: BACK_TO_LIST }),
  };
  useActions([...prevNext, back]);
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
