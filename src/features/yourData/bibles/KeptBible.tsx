import type { keeperOf } from '@/bible/device/keeper';
import { booksDone, booksHere, missingBooks, type KeptTranslation } from '@/bible/device/keptTranslation';
import { progressOf, stateMessage } from '@/bible/device/keptMessages';
import { BOOKS } from '@/bible/books';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { Button } from '@/ui/controls/Button';
import styles from './Bibles.module.scss';

interface KeptBibleProps {
  code: TranslationCode;
  /** Undefined if no book of it is on this device. */
  kept: KeptTranslation | undefined;
  /** Whether its download waits until the server can be reached. */
  isWaiting: boolean;
  hasNoText: boolean;
  isOffered: boolean;
  keeper: ReturnType<typeof keeperOf>;
}

/** A translation, its state on this device, and its buttons. */
export function KeptBible({ code, kept, isWaiting, hasNoText, isOffered, keeper }: KeptBibleProps) {
  const { shortName, longName } = translationOf(code);
  const title = longName.replace(/^[^-]*- /, '');
  return (
    <li aria-label={shortName} className={styles.bible}>
      <div>
        <strong>{shortName}</strong> <span className="muted">{title}</span>
        {kept?.isDownloading ? (
          <Progress kept={kept} isWaiting={isWaiting} />
        ) : (
          <State kept={kept} hasNoText={hasNoText} shortName={shortName} />
        )}
      </div>
      {isOffered && <Actions code={code} kept={kept} hasNoText={hasNoText} keeper={keeper} />}
    </li>
  );
}

function Progress({ kept, isWaiting }: { kept: KeptTranslation; isWaiting: boolean }) {
  return (
    <div className={styles.state}>
      <progress className={styles.bar} aria-label="Kept so far" max={BOOKS.length} value={booksDone(kept)} />
      <span>
        {progressOf(kept)}
        {isWaiting && ': the server cannot be reached or fails, and is asked again by itself'}
      </span>
    </div>
  );
}

function State({
  kept,
  hasNoText,
  shortName,
}: Pick<KeptBibleProps, 'kept' | 'hasNoText'> & { shortName: string }) {
  if (kept) return <p className={styles.state}>{stateMessage(kept)}</p>;
  return hasNoText ? (
    <p className={`muted ${styles.state}`}>The {shortName} has no text on this server.</p>
  ) : null;
}

function Actions({
  code,
  kept,
  hasNoText,
  keeper,
}: Pick<KeptBibleProps, 'code' | 'kept' | 'hasNoText' | 'keeper'>) {
  if (kept?.isDownloading)
    return (
      <div className={styles.actions}>
        <Button onClick={() => void keeper.cancel(code)}>Cancel</Button>
      </div>
    );
  if (!kept || booksHere(kept) === 0)
    return hasNoText ? null : (
      <div className={styles.actions}>
        <Button onClick={() => void keeper.keep(code)}>Keep on this device</Button>
      </div>
    );
  const isLacking = kept.problem !== null || kept.gaps.length > 0 || missingBooks(kept).length > 0;
  return (
    <div className={styles.actions}>
      {isLacking ? (
        <Button onClick={() => void keeper.fillGaps(code)}>Try again</Button>
      ) : (
        <Button onClick={() => void keeper.keep(code)}>Refresh</Button>
      )}
      <Button onClick={() => void keeper.remove(code)}>Remove</Button>
    </div>
  );
}
