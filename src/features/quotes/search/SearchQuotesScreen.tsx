import { useSearchParams } from 'react-router-dom';
import { foundQuoteIn, foundQuotePath } from '@/routes/quotePaths';
import { useRowIdFromUrl } from '@/data/list/useRowIdFromUrl';
import { Screen } from '@/ui/layout/Screen';
import { ListDetailPanes } from '@/ui/listDetail/ListDetail';
import { useListDetail } from '@/ui/listDetail/useListDetail';
import type { Quote } from '../model/quote';
import { FoundQuote } from './FoundQuote';
import { QuoteSearch } from './QuoteSearch';
import { useQuoteSearch } from './useQuoteSearch';

const idOf = ({ quoteId }: Quote) => quoteId;
const hrefOf = ({ quoteId }: Quote) => foundQuotePath(quoteId);

/** Search Quotes: the found quotes, and the quote in the URL beside them or instead of them. */
export function SearchQuotesScreen() {
  const search = useQuoteSearch();
  const [params] = useSearchParams();
  const chosenId = useRowIdFromUrl(foundQuoteIn(params)?.toString(), foundQuotePath);
  const detail = useListDetail({
    rows: search.listed,
    idOf,
    namedId: chosenId ?? null,
    hrefOf,
    onStep: search.showAt,
  });
  return (
    <Screen title="Search Quotes" width={detail.width}>
      <ListDetailPanes
        of={detail}
        label="Quotes found"
        list={<QuoteSearch search={search} detail={detail} />}
        detail={
          chosenId === undefined ? null : (
            <FoundQuote key={chosenId} quoteId={chosenId} beside={detail.wide} />
          )
        }
        nothing={
          search.listed.length > 0 && (
            <p className="muted">Choose a quote to read it here, also by ↓ and ↑.</p>
          )
        }
      />
    </Screen>
  );
}
