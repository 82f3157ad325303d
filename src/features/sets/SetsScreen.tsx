import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { exactReference } from '@/bible/sets/setLink';
import { lastTranslation } from '@/bible/text/lastTranslation';
import type { TranslationCode } from '@/bible/translations';
import { createShowText, useBibleText } from '@/bible/text/useBibleText';
import { versesText } from '@/bible/passageText';
import { isSameRange } from '@/bible/text/passageRef';
import { useAppSelector } from '@/data/store/hooks';
import { useMemoryPassages } from '@/features/memory/public';
import type { MemoryPassage } from '@/features/memory/model/public';
import { learnPath } from '@/routes/learnPath';
import { pluralize } from '@/platform/values/text';
import { Screen } from '@/ui/layout/Screen';
import { GIVEN_SETS, type GivenSet } from './model/givenSets';
import styles from './Sets.module.scss';
import { selectIsGuest } from '@/data/session/session';

/** As many as fit into a line of a wide screen. */
const FIRST_WORDS = 16;

/** Nobody misses them. */
const showFirstWords = createShowText('sets/firstWords');

/** The sets that the app brings with it. */
export function SetsScreen() {
  const guest = useAppSelector(selectIsGuest);
  const translation = lastTranslation();
  return (
    <Screen title="Sets" width="reading">
      <p className="muted">Verses that belong together: open a set to learn it now, or to keep it.</p>
      <ul className={`plain-list ${styles.sets}`}>
        {GIVEN_SETS.map((set) =>
          guest ? (
            <SetLink key={set.title} set={set} translation={translation} kept={null} />
          ) : (
            <OwnSetLink key={set.title} set={set} translation={translation} />
          ),
        )}
      </ul>
    </Screen>
  );
}

interface SetLinkProps {
  set: GivenSet;
  translation: TranslationCode;
  /** How many of it the user has; null where that is not known. */
  kept: number | null;
}

function OwnSetLink(props: Omit<SetLinkProps, 'kept'>) {
  const { list, passages } = useMemoryPassages();
  const { set, translation } = props;
  const kept = useMemo(() => countKept(set, translation, passages), [set, translation, passages]);
  return <SetLink {...props} kept={list.phase === 'ready' ? kept : null} />;
}

const countKept = (set: GivenSet, translation: TranslationCode, passages: readonly MemoryPassage[]): number =>
  set.references.filter((reference) => {
    const range = exactReference(reference, translation);
    return range !== null && passages.some((passage) => isSameRange(passage, range));
  }).length;

/** A set with the first words of its first passage. */
function SetLink({ set, translation, kept }: SetLinkProps) {
  const { title, about, references } = set;
  const first = exactReference(references[0] ?? '', translation);
  const { text } = useBibleText(first && { ...first, translation }, showFirstWords);
  const words = text.status === 'loaded' ? versesText(text.verses).split(' ', FIRST_WORDS).join(' ') : '';
  return (
    <li>
      <Link to={learnPath({ title, translation, references })} className={styles.set}>
        <span className={styles.title}>{title}</span>{' '}
        <span className="muted">
          {about} · {pluralize(references.length, 'passage')}
          {kept !== null && kept > 0 && `, ${kept === references.length ? 'all' : kept} yours`}
        </span>{' '}
        <span className={styles.words}>{words}</span>
      </Link>
    </li>
  );
}
