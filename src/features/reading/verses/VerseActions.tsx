import { useRef, useState } from 'react';
import {
  BookOpen,
  Brain,
  Columns2,
  Copy,
  Languages,
  NotebookPen,
  ScanSearch,
  Share2,
  Star,
  X,
} from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { comparePath } from '@/routes/comparePath';
import { wordStudyPath } from '@/routes/wordStudyPath';
import { bibleHubUrl, interlinearUrl } from '@/bible/externalSites';
import type { PassageRef, Verse } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { translationOf, type TranslationCode } from '@/bible/translations';
import { practiceLink } from '@/features/memory/public';
import { isOnDevice } from '@/bible/text/onDevice';
import { isInSpan } from '@/bible/verseSelection';
import { formatReference } from '@/bible/references/reference';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { copyVerses } from '../share/share';
import { isOffered, type ToolAction } from '@/ui/actions/action';
import { useActions } from '@/ui/actions/useActions';
import { ActionIcon } from '@/ui/controls/IconButton';
import { useBackCloses } from '@/ui/focus/useBackCloses';
import { openExternal } from '@/platform/page/openExternal';
import { useSingleFlight } from '@/ui/controls/useSingleFlight';
import type { VerseMarksAt } from '../marks/LibraryMarks';
import { lazyDialog } from '@/ui/dialogs/lazyDialog';
import { selectedWord } from '../words/words';
import { addTo, useAddVerses } from './useAddVerses';
import { useFootHeight } from './useFootHeight';
import { VerseMarks } from './VerseMarks';
import styles from './VerseActions.module.scss';
import { selectCurrentUser, selectIsGuest } from '@/data/session/session';

const NoteDialog = lazyDialog(async () => (await import('../note/NoteDialog')).NoteDialog);
const WhereElseDialog = lazyDialog(async () => (await import('../words/WhereElseDialog')).WhereElseDialog);
const ShareDialog = lazyDialog(async () => (await import('../share/ShareDialog')).ShareDialog);

interface VerseActionsProps {
  passage: PassageRef;
  /** The parallel translation; null for none. */
  other?: TranslationCode | null;
  /** The whole chapter; null while it loads. */
  verses: readonly Verse[] | null;
  /** The user's own passages, nuggets, quotes and prayers, by verse. */
  marks: ReadonlyMap<number, VerseMarksAt> | undefined;
  onClose: () => void;
}

/** The actions on the chosen verses, in a bar below the text; a guest gets those that are allowed. */
export function VerseActions({ passage, other = null, verses, marks, onClose }: VerseActionsProps) {
  const dispatch = useAppDispatch();
  const guest = useAppSelector(selectIsGuest);
  const isSignedIn = useAppSelector(selectCurrentUser) !== null;
  const navigate = useNavigate();
  const memorising = useSingleFlight();
  const keeping = useSingleFlight();
  const reference = formatReference(passage);
  const { translation, startVerse, endVerse } = passage;
  const [sharing, setSharing] = useState(false);
  const [noting, setNoting] = useState(false);
  const [isAskingWord, setAskingWord] = useState(false);
  const bar = useRef<HTMLElement>(null);
  useBackCloses(true, onClose);
  useFootHeight(bar, startVerse === endVerse ? startVerse : null);

  const own = [...(marks ?? [])].flatMap(([verse, at]) => (isInSpan(passage, verse) ? at.marks : []));
  const memorised = own.find(
    ({ kind, verses: at }) =>
      kind === 'memory' && at && at.startVerse <= startVerse && endVerse <= at.endVerse,
  );
  const practise = (passageId: number) => {
    const { to, state } = practiceLink(passageId);
    void navigate(to, { state });
  };
  const compare = () =>
    void navigate(comparePath(passage, passage, other ? [translation, other] : [translation]));
  const whereElse = () => {
    const word = selectedWord();
    if (word === null) setAskingWord(true);
    else void navigate(wordStudyPath(word, translation));
  };
  const close: ToolAction = {
    label: 'Close',
    icon: X,
    run: onClose,
  };

  // If the translation has none of them, or they are still loading, there is nothing to share.
  const shown = versesInRange(verses ?? [], startVerse, endVerse);
  // While they load, Copy asks to wait.
  const isThere = verses === null || shown.length > 0;
  const { add, question } = useAddVerses((kind, range) => void dispatch(addTo(kind, range)));
  const actions: ToolAction[] = [
    { label: 'Copy', icon: Copy, when: isThere, run: () => void dispatch(copyVerses(passage, verses)) },
    memorised
      ? { label: 'Practise', icon: Brain, when: !guest, run: () => practise(memorised.id) }
      : {
          label: 'Memorise',
          icon: Brain,
          when: !guest && isThere,
          run: memorising.singleFlight(() => add('memory', passage)),
        },
    {
      label: 'Nugget',
      icon: Star,
      when: !guest && isThere,
      run: keeping.singleFlight(() => add('nugget', passage)),
    },
    { label: 'Note', icon: NotebookPen, when: !guest, run: () => setNoting(true) },
    { label: 'Share', icon: Share2, when: shown.length > 0, run: () => setSharing(true) },
    { label: 'Compare', icon: Columns2, run: compare },
    {
      label: 'Where else',
      icon: ScanSearch,
      when: isSignedIn && shown.length > 0 && isOnDevice(translation),
      run: whereElse,
    },
    { label: 'Bible Hub', icon: BookOpen, run: () => openExternal(bibleHubUrl(passage)) },
    { label: 'Interlinear', icon: Languages, run: () => openExternal(interlinearUrl(passage)) },
  ];
  useActions([...actions, close].map((action) => ({ ...action, keywords: reference })));
  return (
    <section ref={bar} className={styles.bar} aria-label={`Actions for ${reference}`}>
      <output className={styles.reference}>
        {other ? `${reference} (${translationOf(translation).shortName})` : reference}
      </output>
      <ActionIcon action={close} className={styles.close} />
      {own.length > 0 && <VerseMarks marks={own} chosen={passage} />}
      <div className={styles.actions} data-few={guest || undefined}>
        {actions.filter(isOffered).map(({ icon: Icon, label, run }) => (
          <button key={label} type="button" className={styles.action} onClick={run}>
            <Icon aria-hidden size={20} strokeWidth={1.75} />
            {label}
          </button>
        ))}
      </div>
      {question}
      {noting && <NoteDialog passage={passage} onClose={() => setNoting(false)} />}
      {isAskingWord && (
        <WhereElseDialog passage={passage} verses={shown} onClose={() => setAskingWord(false)} />
      )}
      {sharing && <ShareDialog passage={passage} verses={shown} onClose={() => setSharing(false)} />}
    </section>
  );
}
