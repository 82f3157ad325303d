import { useNavigate } from 'react-router-dom';
import { useAppDispatch } from '@/store/core/hooks';
import { copyQuote } from '@/store/notices/clipboard';
import { quoteFilterSet } from '@/store/quotes/quotes';
import { openExternal } from '@/ui/hooks/openExternal';
import { viewQuotePath } from '@/routes/paths';
import type { GlobalDialog } from '@/routes/routes';
import type { CommandTarget } from './commandTypes';

/** Closes the box, and does what was chosen. */
export function useCommandRunner(onClose: () => void, onDialog: (dialog: GlobalDialog) => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const go = ({ to, state }: { to: string; state?: unknown }) => void navigate(to, { state: state ?? null });
  return (target: CommandTarget) => {
    onClose();
    if ('to' in target) go(target);
    else if ('goTo' in target) go(target.goTo());
    else if ('dialog' in target) onDialog(target.dialog);
    else if ('url' in target) openExternal(target.url);
    else if ('copyQuote' in target) void dispatch(copyQuote(target.copyQuote));
    else if ('quotesOf' in target) {
      dispatch(quoteFilterSet([target.quotesOf]));
      void navigate(viewQuotePath());
    } else target.run();
  };
}
