import { useState } from 'react';
import { rangeKey } from '@/bible/references/reference';
import type { LinkedSet } from '@/bible/sets/setLink';
import { loadText } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { usePrefetch } from '@/data/background/useBackground';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { pluralize } from '@/platform/values/text';
import { learnPath } from '@/routes/learnPath';
import { paths } from '@/routes/paths';
import { ButtonLink } from '@/ui/controls/ButtonLink';
import { Empty } from '@/ui/feedback/LoadState';
import { Screen } from '@/ui/layout/Screen';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { KeepAsGuest } from './KeepAsGuest';
import { SetRow } from './SetRow';
import type { SetEntry } from './useSet';
import styles from './Learn.module.scss';
import { selectIsGuest } from '@/data/session/session';

const KeepSet = lazyWithPreload(async () => (await import('./KeepSet')).KeepSet);

interface SetOfPassagesProps {
  set: LinkedSet;
  entries: readonly SetEntry[];
  translation: TranslationCode;
  onTranslation: (translation: TranslationCode) => void;
  /** The keys of the passages that are not to be kept. */
  unticked: ReadonlySet<string>;
  onUnticked: (unticked: ReadonlySet<string>) => void;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The passages of a set with their texts: to learn now, and to keep, all or some. */
export function SetOfPassages({
  set,
  entries,
  translation,
  onTranslation,
  unticked,
  onUnticked,
}: SetOfPassagesProps) {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const passages = entries.flatMap(({ passage }) => passage ?? []);
  usePrefetch(passages, rangeKey, true, (ref) => dispatch(loadText(ref)));
  /** Where a passage is kept already, in words, by its key. */
  const [kept, setKept] = useState(NONE);
  const title = set.title === '' ? 'A set of verses' : set.title;
  const wanted = passages.filter((ref) => !unticked.has(rangeKey(ref)) && !kept.has(rangeKey(ref)));
  const toggle = (key: string) =>
    onUnticked(
      new Set(unticked.has(key) ? [...unticked].filter((each) => each !== key) : [...unticked, key]),
    );
  const learn = { ...set, translation };
  return (
    <Screen title={title} width="reading">
      <p className={styles.about} dir="auto">
        {pluralize(passages.length, 'passage')} to learn by heart
        {set.omitted > 0 && `; ${set.omitted} more are left out`}.{' '}
        {guest && 'Bible Nuggets helps you to learn verses, a few minutes a day.'}
      </p>
      {set.unknownTranslation !== '' && <p dir="auto">There is no translation “{set.unknownTranslation}”.</p>}
      {passages.length === 0 ? (
        <Empty message="There is no Bible passage in this link.">
          <ButtonLink main to={paths.sets}>
            See the sets
          </ButtonLink>
        </Empty>
      ) : (
        <div className={styles.tools}>
          <ButtonLink main to={learnPath(learn, 1)}>
            Learn now
          </ButtonLink>
          <ButtonLink to={learnPath(learn, 1, true)}>Large and simple</ButtonLink>
          {guest ? (
            <KeepAsGuest wanted={wanted} setPath={learnPath(learn)} />
          ) : (
            <KeepSet passages={passages} wanted={wanted} onKept={setKept} />
          )}
          <TranslationSelect value={translation} onChange={onTranslation} />
        </div>
      )}
      <ol className={styles.passages}>
        {entries.map((entry) => (
          <SetRow
            key={entry.passage ? rangeKey(entry.passage) : entry.label}
            entry={entry}
            kept={entry.passage && kept.get(rangeKey(entry.passage))}
            isWanted={entry.passage !== null && !unticked.has(rangeKey(entry.passage))}
            onWanted={() => entry.passage && toggle(rangeKey(entry.passage))}
            onTranslation={onTranslation}
          />
        ))}
      </ol>
    </Screen>
  );
}
