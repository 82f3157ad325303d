import { useMemo } from 'react';
import { useNow } from '@/platform/page/useNow';
import { Link } from 'react-router-dom';
import { translationOf } from '@/bible/translations';
import type { MemoryPassage } from '../model/memoryPassage';
import { boxName, passageName } from '../model/passageEdit';
import { exerciseOf } from '../model/strength/exercises';
import { inTime, isRun } from '../model/strength/recallEntry';
import { paths } from '@/routes/paths';
import { useAppSelector } from '@/data/store/hooks';
import { selectLastPractisedOf } from '../recall/log/practised';
import { selectEntriesOf } from '../recall/log/recallLog';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Empty } from '@/ui/feedback/LoadState';
import { BACK_TO_LIST } from '@/ui/lists/useScrollRestoration';
import { BoxButtons } from '../passage/BoxButtons';
import { lastPracticed, practicedOn } from '../passage/lastPracticed';
import { LikelihoodLine } from '../passage/LikelihoodLine';
import { DamagedMark } from '../passage/DamagedMark';
import styles from './Memory.module.scss';
import { PassageRowBody } from './PassageRowBody';
import { useRowKey } from './useRowKey';
import { selectIsGuest } from '@/data/session/session';

/** Only the newest runs are shown. */
const MAX_RUNS = 20;

interface PassageDetailProps {
  passage: MemoryPassage;
  /** The path of the list, if there is no room for both. */
  back: string | null;
}

/** A passage beside its list, or at its own URL; another passage starts with a new state. */
function PassageDetail(props: PassageDetailProps) {
  const keyOf = useRowKey();
  return <OnePassage key={keyOf(props.passage)} {...props} />;
}

/** Text, box, actions and recall runs of a passage. */
function OnePassage({ passage, back }: PassageDetailProps) {
  const { passageId, box, lastViewed, translation } = passage;
  const now = useNow();
  const guest = useAppSelector(selectIsGuest);
  const practisedAt = useAppSelector(selectLastPractisedOf)(passage, lastViewed);
  const entries = useAppSelector((state) => selectEntriesOf(state)(passageId));
  const runs = useMemo(() => inTime(entries).filter(isRun).reverse().slice(0, MAX_RUNS), [entries]);
  return (
    <section className={styles.detail} aria-label="Passage">
      {back !== null && (
        <Link to={back} state={BACK_TO_LIST}>
          All passages
        </Link>
      )}
      <h2>
        {passageName(passage)} <span className="muted">{translationOf(translation).shortName}</span>
      </h2>
      <div className={styles.facts}>
        <strong>{boxName(box)}</strong>
        {box === -1 && !guest && (
          <span className="muted">Box buttons are off here: another box is chosen in Edit Mem Passage.</span>
        )}
        <span className="muted">{lastPracticed(practisedAt, now)}</span>
        {isProvisional(passageId) && <span>Waiting to be sent</span>}
        <DamagedMark passage={passage} />
        <BoxButtons labelled passage={passage} />
      </div>
      <p className={`muted ${styles.likely}`}>
        <LikelihoodLine passage={passage} direction="by_ref" now={now} />
      </p>
      <PassageRowBody passage={passage} />
      {runs.length > 0 && (
        <>
          <h3>Recalled</h3>
          <ul className={`plain-list ${styles.views}`}>
            {runs.map(({ id, at, exercise, score }) => (
              <li key={id}>
                <time dateTime={new Date(at).toISOString()}>{practicedOn(at, now)}</time>
                <span>
                  {exerciseOf(exercise).logged}
                  {exercise !== 'read' && `: ${Math.round(score * 100)} %`}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The passage in the URL, for the pane beside the list; null if there is none. */
export function passagePane(
  { passage, isUnknown }: { passage: MemoryPassage | undefined; isUnknown: boolean },
  back: string | null,
) {
  if (passage) return <PassageDetail passage={passage} back={back} />;
  if (!isUnknown) return null;
  return (
    <Empty message="Unknown Passage">
      <p className="muted">It is not among your memory passages.</p>
      <ButtonLink main to={paths.memoryPassages}>
        My Memory Passages
      </ButtonLink>
    </Empty>
  );
}
