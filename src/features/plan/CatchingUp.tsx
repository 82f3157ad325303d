import { useState } from 'react';
import { displayDate } from '@/platform/values/dates';
import { pluralize } from '@/platform/values/text';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import type { CatchUpChoice } from './model/catchUp';
import type { useCatchUp } from './store/useCatchUp';
import styles from './PlanScreen.module.scss';

type Kind = CatchUpChoice['kind'];

interface CatchingUpProps {
  plan: ReturnType<typeof useCatchUp>;
}

/** What the choice was, for as long as this screen is open. */
const TAKEN: Readonly<Record<Kind, string>> = {
  two: 'Two chapters a turn, until nothing is open.',
  shift: 'The plan goes on from here.',
  leave: 'Left as it is.',
};

/** What of the last weeks went by, without blame, and three ways to go on; each says what it leads to before it is taken. */
export function CatchingUp({ plan: { missed, until, open, choose } }: CatchingUpProps) {
  const [taken, setTaken] = useState<Kind | null>(null);
  const take = (kind: Kind | null) => {
    setTaken(kind);
    choose(kind);
  };
  if (!open) {
    return (
      taken !== null && (
        <p role="status" className={styles.taken}>
          {TAKEN[taken]}{' '}
          <button type="button" className="btn btn-link" onClick={withFocusHandoff(() => take(null))}>
            Undo
          </button>
        </p>
      )
    );
  }
  const most = Math.max(...missed.map(({ turns }) => turns));
  const offers: readonly [kind: Kind, label: string, words: string][] = [
    ['two', 'Two a turn', `Two chapters a turn until ${displayDate(until)}; then nothing is open.`],
    [
      'shift',
      'Shift on',
      `One chapter a turn, from the next one on. Each list is through later than if none had gone by, by up to ${pluralize(most, 'week')}.`,
    ],
    ['leave', 'Leave it', 'Nothing changes, and it is mentioned again only if one more turn goes by.'],
  ];
  return (
    <section aria-labelledby="catching-up" className={styles.catchUp}>
      <h2 id="catching-up">Catching up</h2>
      <p>
        In the last weeks some turns went by without a chapter:{' '}
        {missed.map(({ day, turns }) => `${day} ${turns}`).join(', ')}. The plan has waited: each day goes on
        with its next chapter.
      </p>
      <ul className="plain-list">
        {offers.map(([kind, label, words]) => (
          <li key={kind}>
            <Button aria-describedby={`offer-${kind}`} onClick={withFocusHandoff(() => take(kind))}>
              {label}
            </Button>
            <span id={`offer-${kind}`} className="muted">
              {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
