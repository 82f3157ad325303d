import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { passageName } from '../model/passageEdit';
import type { MemoryPassage } from '../model/memoryPassage';
import { versesText } from '@/bible/passageText';
import { isOfKnownBook, NO_SUCH_TEXT } from '@/bible/unknownBook';
import { useShareSet } from '@/bible/sets/useShareSet';
import { versesToCopy } from '@/bible/text/textCache';
import { copyPassage } from '@/bible/copy/clipboard';
import { useAppDispatch } from '@/data/store/hooks';
import { isOffered } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { practiceLink } from '../practice/practiceChoice';
import { usePassageText } from '../store/usePassageText';
import { IconButton } from '@/ui/controls/IconButton';
import { LoadError, TakingLong } from '@/ui/feedback/LoadState';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import styles from './Memory.module.scss';

const EditPassageDialog = lazyDialog(
  async () => (await import('../passage/EditPassageDialog')).EditPassageDialog,
);

/** The actions of an expanded row, and its text, which is loaded when this appears. */
export function PassageRowBody({ passage }: { passage: MemoryPassage }) {
  const dispatch = useAppDispatch();
  const [editing, setEditing] = useState(false);
  const { text, retry } = usePassageText(passage, passage.translation);
  const { translation, passageId, startVerse } = passage;
  const verses = text.status === 'loaded' ? text.verses : null;
  const reference = passageName(passage);
  const copy = () => void dispatch(copyPassage(reference, versesToCopy(text), translation));
  const navigate = useNavigate();
  // The lists say when a passage is due by reference.
  const practice = practiceLink(passageId, undefined, 'by_ref');
  const hasContext = isOfKnownBook(passage);
  const context = readerPath(translation, passage, startVerse);
  const { shareSet, shareSetDialog } = useShareSet(
    reference,
    useMemo(() => [passage], [passage]),
  );
  // Several rows may be expanded, so each action names its passage.
  useActions([
    { label: `Practise ${reference}`, run: () => void navigate(practice.to, { state: practice.state }) },
    { label: `Copy ${reference}`, run: copy },
    { label: `View In Context: ${reference}`, when: hasContext, run: () => void navigate(context) },
    { label: `Edit Mem Passage... ${reference}`, run: () => setEditing(true) },
    { ...shareSet, label: `Share as a set: ${reference}` },
  ]);
  return (
    <div className={styles.body}>
      {/* Above the text, so that loading the text moves nothing. */}
      <div className={styles.actions}>
        <IconButton icon={Copy} label={`Copy ${reference}`} onClick={copy} />
        <Link {...practice}>Practise</Link>
        {hasContext && <Link to={context}>View In Context</Link>}
        <button type="button" className={styles.link} onClick={() => setEditing(true)}>
          Edit Mem Passage...
        </button>
        {isOffered(shareSet) && (
          <button type="button" className={styles.link} onClick={shareSet.run}>
            {shareSet.label}
          </button>
        )}
      </div>
      {text.status === 'error' ? (
        <LoadError message="Error loading passage text" what={reference} onRetry={retry} />
      ) : (
        <p className={styles.text} role={verses ? undefined : 'status'}>
          {verses
            ? versesText(verses)
            : text.status === 'missing'
              ? text.isNowhere
                ? NO_SUCH_TEXT
                : 'This translation has no such text.'
              : 'Loading…'}
        </p>
      )}
      {text.status === 'loading' && <TakingLong />}
      {shareSetDialog}
      {editing && <EditPassageDialog passage={passage} onClose={() => setEditing(false)} />}
    </div>
  );
}
