import { useEffect, useState } from 'react';
import type { MemoryPassage } from '@/domain/memory/memoryPassage';
import { wrapIndex } from '@/domain/topics/filters';
import type { PracticeMode } from '@/domain/memory/practiceOrder';
import { formatReference } from '@/domain/references/reference';
import { versesToCopy } from '@/store/bible/bibleText';
import { copyPassage } from '@/store/notices/clipboard';
import { useAppDispatch } from '@/store/core/hooks';
import { moveBy, passageReached, viewPassage, type PracticeVisit } from '@/store/passages/practice';
import { usePassageText, usePrefetchedPassages } from '@/store/passages/usePassageText';
import { Screen } from '@/ui/layout/Screen';
import { TranslationSelect } from '@/ui/forms/TranslationSelect';
import { useKeys } from '@/ui/hooks/useKeys';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { PassageCard } from './PassageCard';
import { PassageInfo } from './PassageInfo';
import styles from './Practice.module.scss';
import type { PracticeDialog } from './PracticeDialogs';
import { PracticeToolbar } from './PracticeToolbar';
import { usePracticeMenu } from './usePracticeMenu';
import { usePracticeView } from './usePracticeView';

const PracticeDialogs = lazyWithPreload(async () => (await import('./PracticeDialogs')).PracticeDialogs);

interface PassagePracticeProps {
  mode: PracticeMode;
  visit: PracticeVisit;
  /** In the order of practice. */
  ids: readonly number[];
  passage: MemoryPassage;
}

/** One passage under practice: its reference or its text is hidden until it is asked for. */
export function PassagePractice({ mode, visit, ids, passage }: PassagePracticeProps) {
  const dispatch = useAppDispatch();
  const { passageId } = passage;
  const [dialog, setDialog] = useState<PracticeDialog | null>(null);
  const view = usePracticeView(visit.step);
  const translation = view.translation ?? passage.translation;
  const shown = usePassageText(passage, translation);
  const at = ids.indexOf(passageId);
  const neighbours = [1, 2, -1].flatMap((steps) => ids[wrapIndex(at + steps, ids.length)] ?? []);
  usePrefetchedPassages(neighbours);
  useEffect(() => dispatch(viewPassage(passageId, Date.now())), [dispatch, passageId]);

  const move = (deed: () => void) => {
    deed();
    window.scrollTo({ top: 0 });
  };
  const onNext = () => move(() => dispatch(moveBy(1)));
  const onPrevious = () => move(() => dispatch(moveBy(-1)));
  const toggle = () => view.setRevealed(!view.revealed);
  useSwipe({ onNext, onPrevious });
  useKeys({ ArrowRight: onNext, ArrowLeft: onPrevious, ' ': toggle });

  // The user's own wording, and so its letter, belongs to the passage's own translation.
  const reference = formatReference(passage, translation === passage.translation ? passage.appendLetter : '');
  const referenceShown = mode === 'by_ref' || view.revealed;
  const textShown = mode === 'by_psgtxt' || view.revealed;
  const items = usePracticeMenu(passage, setDialog);
  return (
    <Screen
      title="Practice"
      aside={
        <div className={styles.aside}>
          <span className="muted">
            {at + 1} of {ids.length}
          </span>
          <TranslationSelect value={translation} onChange={view.setTranslation} />
        </div>
      }
    >
      <PracticeToolbar
        referenceShown={referenceShown}
        textShown={textShown}
        items={items}
        onReference={() => view.setRevealed(mode === 'by_psgtxt' && !view.revealed)}
        onText={() => view.setRevealed(mode === 'by_ref' && !view.revealed)}
        onCopy={() => void dispatch(copyPassage(reference, versesToCopy(shown.text), translation))}
        onNext={onNext}
        onPrevious={onPrevious}
      />
      <PassageInfo passage={passage} visit={visit} onDialog={setDialog} />
      <PassageCard
        reference={referenceShown ? reference : null}
        shown={textShown ? shown : null}
        translation={translation}
        onReveal={() => view.setRevealed(true)}
      />
      {dialog !== null && (
        <PracticeDialogs
          dialog={dialog}
          passage={passage}
          ids={ids}
          onDialog={setDialog}
          onGoTo={(id) => move(() => dispatch(passageReached(id)))}
        />
      )}
    </Screen>
  );
}
