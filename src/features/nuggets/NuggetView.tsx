import { useLayoutEffect, useRef } from 'react';
import { outOf } from '@/platform/values/text';
import { Copy } from 'lucide-react';
import { rememberTranslation } from '@/bible/lastChosen';
import { refOf } from '@/bible/passage';
import type { Nugget } from './model/nugget';
import { formatReference, rangeKey, storedReference } from '@/bible/references/reference';
import { Link } from 'react-router-dom';
import type { TranslationCode } from '@/bible/translations';
import { isOnDevice } from '@/bible/text/onDevice';
import { loadText, versesToCopy } from '@/bible/text/textCache';
import { copyPassage } from '@/bible/copy/clipboard';
import { useAppDispatch } from '@/data/store/hooks';
import { topicFilterSet, topicsToggled, translationChosen } from './store/nuggetBrowser';
import { useBibleText } from '@/bible/text/useBibleText';
import { useActions } from '@/ui/actions/useActions';
import { usePrefetch } from '@/data/background/useBackground';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { prevNextActions, type ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { ToolBar, ActionTool, ColumnSides } from '@/ui/layout/ToolBar';
import { TopicBadges } from '@/features/topics/public';
import { StoredAs } from '@/bible/controls/StoredAs';
import { PassageText } from '@/bible/controls/PassageText';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { useSwipe } from '@/ui/controls/useSwipe';
import { BibleText } from '@/bible/controls/BibleText';
import styles from './nuggets.module.scss';
import type { NuggetDialog } from './NuggetDialogs';
import { NuggetFilters } from './NuggetFilters';
import { useNuggetMenu } from './useNuggetMenu';
import type { useNuggets } from './useNuggets';

interface NuggetViewProps {
  nugget: Nugget;
  nuggets: ReturnType<typeof useNuggets>;
  /** Whether it is beside the list. */
  beside: boolean;
  onDialog: (dialog: NuggetDialog) => void;
}

/** One nugget with its tools; the texts of its neighbours are prefetched, unless they are kept on this device. */
export function NuggetView({ nugget, nuggets, beside, onDialog }: NuggetViewProps) {
  const { browser, ahead, index, shown, onNext, onPrevious } = nuggets;
  const { translation, topicsShown } = browser;
  const dispatch = useAppDispatch();
  const inTranslation = (range: Nugget) => refOf({ ...range, translation });
  const { text, retry } = useBibleText(inTranslation(nugget));
  // Not before the first text, but at once for a person who taps through the passages.
  const isDue = !isOnDevice(translation) && (text.status !== 'loading' || nuggets.isMoved);
  usePrefetch(ahead.map(inTranslation), rangeKey, isDue, (ref) => dispatch(loadText(ref)));
  const swiped = useSwipe<HTMLElement>({ onNext, onPrevious });

  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    // Beside the list every nugget starts at its top, however far the previous one was scrolled.
    const pane = heading.current?.closest('article')?.parentElement;
    if (pane) pane.scrollTop = 0;
  }, [nugget.passageId]);

  const position = outOf(index + 1, shown);
  const reference = formatReference(nugget);
  const prevNext = prevNextActions('passage', { onNext, onPrevious });
  const readIn = (chosen: TranslationCode) => {
    rememberTranslation(chosen);
    dispatch(translationChosen(chosen));
  };
  const copy: ToolAction = {
    label: 'Copy',
    icon: Copy,
    keywords: reference,
    run: () => void dispatch(copyPassage(reference, versesToCopy(text), translation)),
  };
  const { menu, filter, list } = useNuggetMenu({ nugget, nuggets, beside, onDialog });
  useActions([...menu, ...prevNext, copy]);

  return (
    <>
      <ToolBar label="Passage">
        <ColumnSides prevNext={prevNext} inRow={beside}>
          <ActionTool action={copy} />
          <ActionTool action={filter} />
          <Menu items={menu} />
        </ColumnSides>
      </ToolBar>
      {!beside && <NuggetFilters nuggets={nuggets} onDialog={onDialog} />}
      <article ref={swiped} className={styles.nugget}>
        <header>
          <h2 ref={heading} aria-live="polite">
            {reference}
          </h2>
          {beside ? (
            <span className="muted">{position}</span>
          ) : (
            <Link {...list} className={styles.position} title="All passages">
              {position}
            </Link>
          )}
          <TranslationSelect value={translation} onChange={readIn} />
        </header>
        {isProvisional(nugget.passageId) && <p className="muted">Waiting to be sent</p>}
        <StoredAs storedAs={storedReference(nugget)} />
        <TopicBadges
          topics={nugget.topics}
          none="No topics associated with this passage"
          open={topicsShown}
          onToggle={(open) => dispatch(topicsToggled(open))}
          onFilter={(id) => dispatch(topicFilterSet([id]))}
        />
        <BibleText
          text={text}
          what={reference}
          missing={`This translation has no text for ${reference}.`}
          hint="Choose another translation to read it."
          translation={translation}
          onTranslation={readIn}
          onRetry={retry}
        >
          {(verses) => <PassageText verses={verses} />}
        </BibleText>
      </article>
    </>
  );
}
