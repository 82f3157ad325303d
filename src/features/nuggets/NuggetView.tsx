import { Copy, Tags } from 'lucide-react';
import { readerPath } from '@/routes/paths';
import { rememberTranslation } from '@/bible/lastPlace';
import { refOf } from '@/bible/passage';
import type { Nugget } from './model/nugget';
import { bibleHubUrl, interlinearUrl } from '@/bible/externalSites';
import { formatReference, rangeKey } from '@/bible/references/reference';
import { useNavigate } from 'react-router-dom';
import type { TranslationCode } from '@/bible/translations';
import { isOnDevice } from '@/bible/text/onDevice';
import { loadText, versesToCopy } from '@/bible/text/textCache';
import { copyPassage } from '@/bible/copy/clipboard';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { filtersCleared, topicFilterSet, topicsToggled, translationChosen } from './store/nuggetBrowser';
import { useBibleText } from '@/bible/text/useBibleText';
import { useActions } from '@/ui/actions/useActions';
import { usePrefetch } from '@/data/background/useBackground';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { selectIsGuest } from '@/features/account/public';
import { prevNextActions, type Action, type ToolAction } from '@/ui/actions/action';
import { Menu } from '@/ui/dialogs/Menu';
import { openExternal } from '@/platform/page/openExternal';
import { ToolBar, ActionTool, ColumnSides } from '@/ui/layout/ToolBar';
import { TopicBadges } from '@/features/topics/public';
import { PassageText } from '@/bible/controls/PassageText';
import { TranslationSelect } from '@/bible/controls/TranslationSelect';
import { useSwipe } from '@/ui/controls/useSwipe';
import { BibleText } from '@/bible/controls/BibleText';
import styles from './nuggets.module.scss';
import type { NuggetDialog } from './NuggetDialogs';
import { NuggetFilters } from './NuggetFilters';
import type { useNuggets } from './useNuggets';

interface NuggetViewProps {
  nugget: Nugget;
  nuggets: ReturnType<typeof useNuggets>;
  onDialog: (dialog: NuggetDialog) => void;
}

/** One nugget with its tools; the texts of its neighbours are prefetched, unless they are kept on this device. */
export function NuggetView({ nugget, nuggets, onDialog }: NuggetViewProps) {
  const { browser, ahead, index, shown, onNext, onPrevious } = nuggets;
  const { translation, topicsShown, topicIds, bookOrChapterFilter } = browser;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const inTranslation = (range: Nugget) => refOf({ ...range, translation });
  const { text, retry } = useBibleText(inTranslation(nugget));
  // Not before the first text, but at once for a person who taps through the passages.
  const isDue = !isOnDevice(translation) && (text.status !== 'loading' || nuggets.isMoved);
  usePrefetch(ahead.map(inTranslation), rangeKey, isDue, (ref) => dispatch(loadText(ref)));
  const swiped = useSwipe<HTMLElement>({ onNext, onPrevious });

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
  const filter: ToolAction = { label: 'Filter by Topic', icon: Tags, run: () => onDialog('topics') };
  const menu: Action[] = [
    filter,
    { label: 'Filter by Book/Chapter', run: () => onDialog('place') },
    {
      label: 'Clear Filters',
      when: topicIds.length > 0 || bookOrChapterFilter !== null,
      run: () => dispatch(filtersCleared()),
    },
    {
      label: 'Manage Topics',
      names: ['topics', 'tags'],
      when: !guest,
      run: () => onDialog('manage'),
      startsGroup: true,
    },
    {
      label: 'View In Context',
      run: () => void navigate(readerPath(translation, nugget, nugget.startVerse)),
      startsGroup: true,
    },
    { label: 'Open in Bible Hub...', run: () => openExternal(bibleHubUrl(nugget)) },
    { label: 'Interlinear View...', run: () => openExternal(interlinearUrl(nugget)) },
  ];
  useActions([...menu, ...prevNext, copy]);

  return (
    <>
      <ToolBar label="Passage">
        <ColumnSides prevNext={prevNext}>
          <ActionTool action={copy} />
          <ActionTool action={filter} />
          <Menu items={menu} />
        </ColumnSides>
      </ToolBar>
      <NuggetFilters nuggets={nuggets} onDialog={onDialog} />
      <article ref={swiped} className={styles.nugget}>
        <header>
          <h2 aria-live="polite">{reference}</h2>
          <span className="muted">
            {index + 1} of {shown}
          </span>
          <TranslationSelect value={translation} onChange={readIn} />
        </header>
        {isProvisional(nugget.passageId) && <p className="muted">Waiting to be sent</p>}
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
