import { useState } from 'react';
import { Link } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import { foundQuotePath } from '@/routes/quotePaths';
import type { Quote } from '../model/quote';
import { matchWords, previewAround } from '@/bible/searchPhrase';
import { Highlighted } from '@/ui/text/Highlighted';

interface QuoteCardProps {
  quote: Quote;
  term: string;
  /** Whether its text is a link that opens it beside the list. */
  selects: boolean;
  isChosen: boolean;
}

/** A found quote: the 100 characters around the match, or all of them. */
export function QuoteCard({ quote, term, selects, isChosen }: QuoteCardProps) {
  const [open, setOpen] = useState(false);
  const { quoteId } = quote;
  const text = quote.text ?? '';
  const short = previewAround(text, term);
  const content = <Highlighted segments={matchWords(open ? text : short, term)} />;
  return (
    <>
      <blockquote dir="auto">
        {selects ? (
          <Link to={foundQuotePath(quoteId)} aria-current={isChosen}>
            {content}
          </Link>
        ) : (
          content
        )}
      </blockquote>
      <footer>
        <Link to={viewQuotePath(quoteId)}>View Quote</Link>
        {short !== text && (
          <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Less...' : 'More...'}
          </button>
        )}
      </footer>
    </>
  );
}
