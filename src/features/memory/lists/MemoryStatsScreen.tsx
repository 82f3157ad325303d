import { useMemo } from 'react';
import { memoryStatistics, type TranslationShare } from '../model/statistics';
import { translationOf } from '@/bible/translations';
import { pluralize, formatNumber } from '@/platform/values/text';
import { useMemoryPassages } from '../store/useMemoryPassages';
import { Screen } from '@/ui/layout/Screen';
import { MemoryListState } from '../passage/MemoryListState';
import { Loading } from '@/ui/feedback/LoadState';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import styles from './Memory.module.scss';

// An element marked as loading hides the footer, which the loaded content would push down.
const RecallStats = lazyWithPreload(async () => (await import('./RecallStats')).RecallStats, {
  waiting: <Loading what="the recall log" />,
});

/** Counts of passages and verses, and the share of each translation. */
export function MemoryStatsScreen() {
  const { list, passages } = useMemoryPassages();
  const statistics = useMemo(() => memoryStatistics(passages), [passages]);
  return (
    <Screen title="Memory Stats" width="reading">
      <MemoryListState list={list}>
        <div className={styles.cards}>
          <Figure title="Passage Count" value={formatNumber(statistics.passageCount)} />
          <Figure title="Total Verse Count" value={formatNumber(statistics.verseCount)} />
          <Figure title="Avg Verses per Passage" value={statistics.averageVerses} />
        </div>
        <section className={styles.card}>
          <h2>Percentages By Translation</h2>
          {statistics.byTranslation.map((share) => (
            <Share key={share.translation} share={share} />
          ))}
        </section>
        <RecallStats passages={passages} />
      </MemoryListState>
    </Screen>
  );
}

function Figure({ title, value }: { title: string; value: string }) {
  return (
    <section>
      <h2>{title}</h2>
      <p className={styles.figure}>{value}</p>
    </section>
  );
}

function Share({ share: { translation, count, percent } }: { share: TranslationShare }) {
  const { shortName } = translationOf(translation);
  return (
    <div className={styles.share}>
      <div className={styles.shareLine}>
        <span>{shortName}</span>
        <span>
          {formatNumber(count)} ({percent}%)
        </span>
      </div>
      <div
        role="meter"
        aria-label={shortName}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Number(percent)}
        aria-valuetext={`${pluralize(count, 'passage')}, ${percent}%`}
        className={styles.track}
      >
        <div className={styles.bar} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}
