import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { practicePath, readerPath } from '@/routes/paths';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { plainText } from '@/domain/bible/passageText';
import { formatReference } from '@/domain/references/reference';
import { versesToCopy } from '@/store/bible/bibleText';
import { copyPassage } from '@/store/notices/clipboard';
import { useAppDispatch } from '@/store/core/hooks';
import { readPracticeChoice } from '@/device/practiceChoice';
import { usePassageText } from '@/store/passages/usePassageText';
import { IconButton } from '@/ui/forms/IconButton';
import { LoadError } from '@/ui/lists/LoadState';
import { TakingLong } from '@/ui/lists/TakingLong';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import styles from './Memory.module.scss';

const EditPassageDialog = lazyWithPreload(
  async () => (await import('../shared/memory/EditPassageDialog')).EditPassageDialog,
);

/** The text of an expanded row, asked for now, and its actions. */
export function PassageRowBody({ passage }: { passage: MemoryPassage }) {
  const dispatch = useAppDispatch();
  const [editing, setEditing] = useState(false);
  const [choice] = useState(readPracticeChoice);
  const { text, retry } = usePassageText(passage, passage.translation);
  const { translation, passageId, startVerse, appendLetter } = passage;
  const verses = text.status === 'loaded' ? text.verses : null;
  return (
    <div className={styles.body}>
      {text.status === 'error' ? (
        <LoadError message="Error loading passage text" onRetry={retry} />
      ) : (
        <p className={styles.text} role={verses ? undefined : 'status'}>
          {verses
            ? plainText(verses)
            : text.status === 'missing'
              ? 'This translation has no such text.'
              : 'Loading…'}
        </p>
      )}
      {text.status === 'loading' && <TakingLong />}
      <div className={styles.actions}>
        <IconButton
          icon={Copy}
          label="Copy"
          onClick={() =>
            void dispatch(
              copyPassage(formatReference(passage, appendLetter), versesToCopy(text), translation),
            )
          }
        />
        <Link to={practicePath(choice.mode, choice.order)} state={{ startAt: passageId }}>
          Practice
        </Link>
        <Link to={readerPath(translation, passage, startVerse)}>View In Context</Link>
        <button type="button" className={styles.link} onClick={() => setEditing(true)}>
          Edit Mem Passage...
        </button>
      </div>
      {editing && <EditPassageDialog passage={passage} onClose={() => setEditing(false)} />}
    </div>
  );
}
