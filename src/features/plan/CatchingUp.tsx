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

/** The confirmation of the choice, shown while this screen is open. */
const CONFIRMATIONS: Readonly<Record<Kind, string>> = {
  two: 'Two chapters a day, until nothing is open.',
  shift: 'The plan goes on from here.',
  leave: 'Left as it is.',
};

/** The missed days of the last weeks, without blame, and three ways to go on, each with its consequence. */
export function CatchingUp({ plan: { missed, until, open, choose } }: CatchingUpProps) {
  const [choice, setChoice] = useState<Kind | null>(null);
  const decide = (kind: Kind | null) => {
    setChoice(kind);
    choose(kind);
  };
  if (!open) {
    return (
      choice !== null && (
        <p role="status" className={styles.taken}>
          {CONFIRMATIONS[choice]}{' '}
          <button type="button" className="btn btn-link" onClick={withFocusHandoff(() => decide(null))}>
            Undo
          </button>
        </p>
      )
    );
  }
  const most = Math.max(...missed.map(({ missedDays }) => missedDays));
  const offers: readonly [kind: Kind, label: string, description: string][] = [
    ['two', 'Two chapters a day', `Two chapters a day until ${displayDate(until)}; then nothing is open.`],
    [
      'shift',
      'Shift on',
      `One chapter a day, starting with the next one. Each list finishes later than planned, by up to ${pluralize(most, 'week')}.`,
    ],
    ['leave', 'Leave it', 'Nothing changes, and it is mentioned again only if one more day is missed.'],
  ];
  return (
    <section aria-labelledby="catching-up" className={styles.catchUp}>
      <h2 id="catching-up">Catching up</h2>
      <p>
        In the last weeks some days were missed:{' '}
        {missed.map(({ day, missedDays }) => `${day} ${missedDays}`).join(', ')}. The plan has waited: each
        day goes on with its next chapter.
      </p>
      <ul className={`plain-list ${styles.container}`}>
        {offers.map(([kind, label, consequence]) => (
          <li key={kind}>
            <Button aria-describedby={`offer-${kind}`} onClick={withFocusHandoff(() => decide(kind))}>
              {label}
            </Button>
            <span id={`offer-${kind}`} className="muted">
              {consequence}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
