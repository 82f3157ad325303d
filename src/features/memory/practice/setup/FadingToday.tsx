import { useNow } from '@/platform/page/useNow';
import { useAppSelector } from '@/data/store/hooks';
import { practicePath } from '@/routes/paths';
import type { PracticeMode } from '../../model/practiceOrder';
import { countFading } from '../../recall/log/fading';
import { useRecallLog } from '../../recall/log/useRecallLog';
import { ButtonLink } from '@/ui/controls/ButtonLink';

/** How many passages are fading today, and a session of these alone. */
export function FadingToday({ mode }: { mode: PracticeMode }) {
  const { ready } = useRecallLog();
  const now = useNow();
  const count = useAppSelector((state) => countFading(state, mode, now));
  if (!ready) return <p className="muted">Reading the recall log…</p>;
  if (count === 0) return <p className="muted">Nothing is fading today.</p>;
  return (
    <p>
      <ButtonLink to={practicePath(mode, 'by_fading')}>
        {count} {count === 1 ? 'is' : 'are'} fading today
      </ButtonLink>
    </p>
  );
}
