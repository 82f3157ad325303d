import { useNavigate } from 'react-router-dom';
import { paths, publicQuotePath, publicUrl } from '@/routes/paths';
import { copyPublicLink } from '@/store/notices/clipboard';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectIsGuest } from '@/store/user/user';
import type { MenuItem } from '@/ui/dialogs/Menu';
import type { QuoteDialog } from './QuoteDialogs';
import type { Quotes } from './useQuotes';

interface QuoteMenu {
  quotes: Quotes;
  /** Whether the text is known and the user may change it. */
  editable: boolean;
  onDialog: (dialog: QuoteDialog) => void;
}

/** The menu of the quote on the screen and of the list (§2 'View Quotes'). */
export function useQuoteMenu({ quotes, editable, onDialog }: QuoteMenu) {
  const { quote, quoteId } = quotes;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const guest = useAppSelector(selectIsGuest);
  const share = () => {
    if (quoteId !== undefined) void dispatch(copyPublicLink(publicUrl(publicQuotePath(quoteId))));
  };
  const openFor = (dialog: QuoteDialog) => () => {
    quotes.stay();
    onDialog(dialog);
  };
  const items: MenuItem[] = [
    ...(guest
      ? []
      : [
          { label: 'Edit Quote', onSelect: openFor('edit'), disabled: !editable },
          { label: 'Manage Topics', onSelect: openFor('manage'), disabled: !quote },
        ]),
    { label: 'Filter by Topic', onSelect: () => onDialog('filter'), disabled: !quote, startsGroup: !guest },
    { label: 'Search Quotes', onSelect: () => void navigate(paths.searchQuotes) },
    ...(quotes.filter.length > 0 ? [{ label: 'Clear Filter', onSelect: () => quotes.setFilter([]) }] : []),
    ...(quotes.hasSearchResults ? [{ label: 'Clear Search Results', onSelect: quotes.clearSearch }] : []),
    {
      label: quotes.shuffled ? 'Quotes in Order' : 'Shuffle Quotes',
      onSelect: () => quotes.shuffle(!quotes.shuffled),
      startsGroup: true,
    },
    { label: 'Share Public Link', onSelect: share },
  ];
  return { items, openFor };
}
