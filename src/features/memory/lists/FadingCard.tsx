import { Link } from 'react-router-dom';
import { memoryPassagePath } from '@/routes/paths';
import { displayDate } from '@/platform/values/dates';
import type { FadingPassage } from '../model/overview';
import { passageName } from '../model/passageEdit';
import { likelihoodFigure } from '../recall/model/likelihoodLabel';
import { FiguresTable } from './FiguresTable';
import styles from './Memory.module.scss';
import { ButtonLink } from '@/ui/controls/ButtonLink';

const MAX_FADING = 20;

interface FadingCardProps {
  id: string;
  title: string;
  /** Said where there are none. */
  none: string;
  passages: readonly FadingPassage[];
  /** Epoch milliseconds. */
  now: number;
  /** Where they are practised, and its words. */
  link?: { label: string; to: string };
}

/** Passages and when they fade, the least likely recalled first. */
export function FadingCard({ id, title, none, passages, now, link }: FadingCardProps) {
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>
        {title} ({passages.length})
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
          <FiguresTable columns={['Passage', 'Likely recalled', link === undefined ? 'Fades' : 'Since']}>
            {passages.slice(0, MAX_FADING).map(({ passage, strength, fadesAt }) => (
              <tr key={passage.passageId}>
                <td>
                  <Link to={memoryPassagePath(passage.passageId)}>{passageName(passage)}</Link>
                </td>
                <td>{likelihoodFigure(strength, now)}</td>
                <td>{displayDate(new Date(fadesAt))}</td>
              </tr>
            ))}
          </FiguresTable>
          {passages.length > MAX_FADING && <p className="muted">And {passages.length - MAX_FADING} more.</p>}
        </>
      )}
    </section>
  );
}
