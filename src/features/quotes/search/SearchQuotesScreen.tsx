import { useEffect, useLayoutEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { foundQuoteIn, foundQuotePath } from '@/routes/quotePaths';
import { useAppSelector } from '@/data/store/hooks';
import { selectRowId } from '@/data/sync/sync';
import { useRowKeys } from '@/ui/keys/useRowKeys';
import { useMedia } from '@/platform/page/useMedia';
import { Screen } from '@/ui/layout/Screen';
import { TwoPanes, WIDE } from '@/ui/layout/TwoPanes';
import { FoundQuote } from './FoundQuote';
import { QuoteSearch } from './QuoteSearch';
import { useQuoteSearch } from './useQuoteSearch';

/** Search Quotes: the found quotes, and the quote in the URL beside them or instead of them. */
export function SearchQuotesScreen() {
  const navigate = useNavigate();
  const wide = useMedia(WIDE);
  const search = useQuoteSearch();
  const [params] = useSearchParams();
  const addressed = foundQuoteIn(params);
  const chosenId = useAppSelector((state) => (addressed === null ? null : selectRowId(state, addressed)));
  // A quote that waited to be sent has its final id now.
  useEffect(() => {
    if (chosenId !== null && chosenId !== addressed)
      void navigate(foundQuotePath(chosenId), { replace: true });
  }, [chosenId, addressed, navigate]);

  // While an arrow key is pressed down, the window's URL is ahead of the router's.
  const here = () => foundQuoteIn(new URLSearchParams(window.location.search));
  useRowKeys(
    wide,
    search.found,
    ({ quoteId }) => quoteId === here(),
    ({ quoteId }, index) => {
      search.showAt(index);
      void navigate(foundQuotePath(quoteId), { replace: here() !== null });
    },
  );

  const alone = chosenId !== null && !wide;
  useLayoutEffect(() => {
    if (alone) window.scrollTo({ top: 0 });
  }, [alone]);
  return (
    <Screen key={alone ? 'one' : 'list'} title="Search Quotes" width={alone ? 'reading' : 'panes'}>
      <TwoPanes
        label="Quotes found"
        list={<QuoteSearch search={search} chosenId={chosenId} selects={wide} />}
        chosen={chosenId === null ? null : <FoundQuote key={chosenId} quoteId={chosenId} beside={wide} />}
        nothing={
          search.found.length > 0 ? (
            <p className="muted">Choose a quote to read it here, also by ↓ and ↑.</p>
          ) : (
            search.any && search.term === '' && <p className="muted">Choose a quote to read it here.</p>
          )
        }
      />
    </Screen>
  );
}
