import { useState } from 'react';
import { formatNumber } from '@/platform/values/text';
import { Link } from 'react-router-dom';
import { memoryPassagePath } from '@/routes/paths';
import { damagedAs } from '../model/memoryPassage';
import type { DuePassage } from '../model/overview';
import { dueWhen, likelihoodFigure } from '../model/dueLabel';
import { passageName } from '../model/passageEdit';
import { DamagedMark } from '../passage/DamagedMark';
import { FiguresTable } from './FiguresTable';
import styles from './Memory.module.scss';
import { Button } from '@/ui/controls/Button';
import { ButtonLink } from '@/ui/controls/ButtonLink';

/** How many rows are shown at first, and added at a time. */
const FIRST_ROWS = 20;
const MORE_ROWS = 100;

interface DueCardProps {
  id: string;
  title: string;
  /** The text if there are none. */
  none: string;
  passages: readonly DuePassage[];
  /** `yyyy-MM-dd`. */
  today: string;
  /** The link to practise them, and its text. */
  link?: { label: string; to: string };
}

/** Passages and when they are due, the most urgent first. */
export function DueCard({ id, title, none, passages, today, link }: DueCardProps) {
  const [shown, setShown] = useState(FIRST_ROWS);
  const left = passages.length - shown;
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        {title} ({formatNumber(passages.length)})
      </h2>
      {passages.length === 0 ? (
        <p>{none}</p>
      ) : (
        <>
          {link !== undefined && (
            <p>
              <ButtonLink to={link.to}>{link.label}</ButtonLink>
            </p>
          )}
          <FiguresTable columns={['Passage', 'Likely recalled', 'Due']}>
            {passages.slice(0, shown).map(({ passage, due }) => (
              <tr key={passage.passageId}>
                <td>
                  <Link to={memoryPassagePath(passage.passageId)}>{passageName(passage)}</Link>
                  {damagedAs(passage) !== undefined && ' '}
                  <DamagedMark passage={passage} />
                </td>
                <td>{likelihoodFigure(due)}</td>
                <td>{dueWhen(due.dueDay, today)}</td>
              </tr>
            ))}
          </FiguresTable>
          {left > 0 && (
            <Button onClick={() => setShown(shown + MORE_ROWS)}>And {formatNumber(left)} more</Button>
          )}
        </>
      )}
    </section>
  );
}
