import { useNavigate } from 'react-router-dom';
import { Tags } from 'lucide-react';
import { nuggetListPath, readerPath } from '@/routes/paths';
import { bibleHubUrl, interlinearUrl } from '@/bible/externalSites';
import { needsBook } from '@/bible/unknownBook';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { openExternal } from '@/platform/page/openExternal';
import type { Action, ToolAction } from '@/ui/actions/action';
import type { Nugget } from './model/nugget';
import type { NuggetDialog } from './NuggetDialogs';
import { filtersCleared } from './store/nuggetBrowser';
import type { useNuggets } from './useNuggets';
import { selectIsGuest } from '@/data/session/session';

interface NuggetMenuOptions {
  nugget: Nugget;
  nuggets: ReturnType<typeof useNuggets>;
  /** Whether it is beside the list. */
  beside: boolean;
  onDialog: (dialog: NuggetDialog) => void;
}

/** The actions for a nugget and its list; `filter` is a tool of its own too, and `list` the link to the list. */
export function useNuggetMenu({ nugget, nuggets, beside, onDialog }: NuggetMenuOptions) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const { visit, isFiltered, browser } = nuggets;
  const list = { to: nuggetListPath, state: { visit } };
  const filter: ToolAction = { label: 'Filter by Topic', icon: Tags, run: () => onDialog('topics') };
  const book = needsBook(nugget);
  const menu: Action[] = [
    {
      label: 'All passages',
      names: ['list'],
      when: !beside,
      run: () => void navigate(list.to, { state: list.state }),
    },
    filter,
    { label: 'Filter by Book/Chapter', run: () => onDialog('bookOrChapter') },
    { label: 'Clear Filters', when: isFiltered, run: () => dispatch(filtersCleared()) },
    {
      label: 'Manage Topics',
      names: ['topics', 'tags'],
      when: !guest,
      run: () => onDialog('manage'),
      startsGroup: true,
    },
    {
      ...book,
      label: 'View In Context',
      run: () => void navigate(readerPath(browser.translation, nugget, nugget.startVerse)),
      startsGroup: true,
    },
    { ...book, label: 'Open in Bible Hub...', run: () => openExternal(bibleHubUrl(nugget)) },
    { ...book, label: 'Interlinear View...', run: () => openExternal(interlinearUrl(nugget)) },
  ];
  return { menu, filter, list };
}
