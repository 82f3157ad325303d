import { useNavigate } from 'react-router-dom';
import { useAppDispatch, useAppStore } from '@/data/store/hooks';
import { copyQuote, copyPassage } from '@/bible/copy/clipboard';
import { preferencesChanged } from '@/features/account/store/preferences';
import { openSearch, queryTyped } from '@/features/quotes/store/quoteSearch';
import { quoteFilterSet } from '@/features/quotes/store/quotes';
import { openExternal } from '@/platform/page/openExternal';
import { paths, viewQuotePath } from '@/routes/paths';
import type { GlobalDialog } from '../routes/routes';
import type { CommandTarget } from './rows/commandTypes';
import { chapterRange } from '@/bible/chapters';
import type { VerseRange } from '@/bible/passage';
import { versesInRange } from '@/bible/passageText';
import { formatReference } from '@/bible/references/reference';
import { loadText, selectText, versesToCopy } from '@/bible/text/textCache';
import type { TranslationCode } from '@/bible/translations';

/** Closes the box and runs the chosen action. */
export function useCommandRunner(onClose: () => void, onDialog: (dialog: GlobalDialog) => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const copyVerses = useCopyVerses();
  const go = ({ to, state }: { to: string; state?: unknown }) => void navigate(to, { state: state ?? null });
  return (target: CommandTarget) => {
    onClose();
    if ('to' in target) go(target);
    else if ('goTo' in target) go(target.goTo());
    else if ('dialog' in target) onDialog(target.dialog);
    else if ('url' in target) openExternal(target.url);
    else if ('copyQuote' in target) void dispatch(copyQuote(target.copyQuote));
    else if ('copyVerses' in target) void copyVerses(target.copyVerses, target.translation);
    else if ('theme' in target) dispatch(preferencesChanged({ theme: target.theme }));
    else if ('searchQuotes' in target) {
      // Removes a stored search from before a reload, so that the screen does not restore it instead.
      dispatch(openSearch(null));
      dispatch(queryTyped(target.searchQuotes));
      void navigate(paths.searchQuotes);
    } else if ('quotesOf' in target) {
      dispatch(quoteFilterSet([target.quotesOf]));
      void navigate(viewQuotePath());
    } else target.run();
  };
}

/** Copies verses, once their text is loaded. */
function useCopyVerses() {
  const dispatch = useAppDispatch();
  const { getState } = useAppStore();
  return async (range: VerseRange, translation: TranslationCode): Promise<void> => {
    // The text of the whole chapter is the most likely to be cached.
    const ref = { translation, ...chapterRange(translation, range) };
    await dispatch(loadText(ref));
    const verses = versesToCopy(selectText(getState(), ref) ?? { status: 'loading' });
    const chosen = verses && versesInRange(verses, range.startVerse, range.endVerse);
    await dispatch(copyPassage(formatReference(range), chosen));
  };
}
