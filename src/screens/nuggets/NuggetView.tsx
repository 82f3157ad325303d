import { Copy, Tags } from 'lucide-react';
import { readerPath } from '@/routes/paths';
import { rememberTranslation } from '@/device/recents/lastPlace';
import { refOf } from '@/domain/bible/passage';
import type { Nugget } from '@/domain/nuggets/nugget';
import { bibleHubUrl, interlinearUrl } from '@/domain/bible/externalSites';
import { formatReference, rangeKey } from '@/domain/references/reference';
import { useNavigate } from 'react-router-dom';
import { loadText, versesToCopy } from '@/store/bible/bibleText';
import { copyPassage } from '@/store/notices/clipboard';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import {
  filtersCleared,
  nuggetShown,
  topicFilterSet,
  topicsToggled,
  translationChosen,
} from '@/store/nuggets/nuggetBrowser';
import { useBibleText } from '@/store/bible/useBibleText';
import { useScreenActions } from '@/store/core/screenActions';
import { usePrefetch } from '@/store/core/usePrefetch';
import { isProvisional } from '@/store/sync/outboxActions';
import { selectIsGuest } from '@/store/user/user';
import { Menu, type MenuItem } from '@/ui/dialogs/Menu';
import { openExternal } from '@/ui/hooks/openExternal';
import { ColumnSides } from '@/ui/layout/ColumnSides';
import { Tool } from '@/ui/layout/Tool';
import { ToolBar } from '@/ui/layout/ToolBar';
import { TopicBadges } from '@/ui/topics/TopicBadges';
import { PassageText } from '@/ui/text/PassageText';
import { TranslationSelect } from '@/ui/forms/TranslationSelect';
import { useKeys } from '@/ui/hooks/useKeys';
import { useSwipe } from '@/ui/hooks/useSwipe';
import { BibleText } from '../shared/BibleText';
import { useMenuActions } from '../shared/useMenuActions';
import styles from './nuggets.module.scss';
import type { NuggetDialog } from './NuggetDialogs';
import { NuggetFilters } from './NuggetFilters';
import type { useNuggets } from './useNuggets';

interface NuggetViewProps {
  nugget: Nugget;
  nuggets: ReturnType<typeof useNuggets>;
  onDialog: (dialog: NuggetDialog) => void;
}

/** One nugget with its tools; the texts of its neighbours are prefetched. */
export function NuggetView({ nugget, nuggets, onDialog }: NuggetViewProps) {
  const { browser, ahead, index, shown, onNext, onPrevious } = nuggets;
  const { translation, topicsShown, topicIds, place } = browser;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const inTranslation = (range: Nugget) => refOf({ ...range, translation });
  const { text, retry } = useBibleText(inTranslation(nugget));
  // Not before the first text, but at once for a person who taps through the passages.
  const isDue = text.status !== 'loading' || browser.currentId !== null;
  usePrefetch(ahead.map(inTranslation), rangeKey, isDue, (ref) => dispatch(loadText(ref)));
  const swiped = useSwipe<HTMLElement>({ onNext, onPrevious });
  useKeys({ ArrowRight: onNext, ArrowLeft: onPrevious });

  const reference = formatReference(nugget);
  /** Goes on showing this nugget when the list changes, instead of the first of the new list. */
  const stay = () => dispatch(nuggetShown(nugget.passageId));
  const copy = () => void dispatch(copyPassage(reference, versesToCopy(text), translation));
  const items: MenuItem[] = [
    { label: 'Filter by Topic', onSelect: () => onDialog('topics') },
    { label: 'Filter by Book/Chapter', onSelect: () => onDialog('place') },
    ...(topicIds.length > 0 || place
      ? [{ label: 'Clear Filters', onSelect: () => dispatch(filtersCleared()) }]
      : []),
    ...(guest
      ? []
      : [
          {
            label: 'Manage Topics',
            onSelect: () => {
              stay();
              onDialog('manage');
            },
            startsGroup: true,
          },
        ]),
    {
      label: 'View In Context',
      onSelect: () => {
        stay();
        void navigate(readerPath(translation, nugget, nugget.startVerse));
      },
      startsGroup: true,
    },
    { label: 'Open in Bible Hub...', onSelect: () => openExternal(bibleHubUrl(nugget)) },
    { label: 'Interlinear View...', onSelect: () => openExternal(interlinearUrl(nugget)) },
  ];
  useMenuActions(items);
  useScreenActions([
    { label: 'Next passage', run: onNext },
    { label: 'Previous passage', run: onPrevious },
    { label: 'Copy', words: reference, run: copy },
  ]);

  return (
    <>
      <ToolBar label="Passage">
        <ColumnSides what="passage" onNext={onNext} onPrevious={onPrevious}>
          <Tool icon={Copy} label="Copy" onClick={copy} />
          <Tool icon={Tags} label="Filter by Topic" onClick={() => onDialog('topics')} />
          <Menu items={items} />
        </ColumnSides>
      </ToolBar>
      <NuggetFilters nuggets={nuggets} onDialog={onDialog} />
      <article ref={swiped} className={styles.nugget}>
        <header>
          <h2 aria-live="polite">{reference}</h2>
          <span className="muted">
            {index + 1} of {shown}
          </span>
          <TranslationSelect
            value={translation}
            onChange={(chosen) => {
              rememberTranslation(chosen);
              dispatch(translationChosen(chosen));
            }}
          />
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
          error="Error loading verses"
          onRetry={retry}
        >
          {(verses) => <PassageText verses={verses} />}
        </BibleText>
      </article>
    </>
  );
}
