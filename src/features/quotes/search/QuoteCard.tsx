import { useState } from 'react';
import { Link } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import { foundQuotePath } from '@/routes/quotePaths';
import type { Quote } from '../model/quote';
import { matchWords } from '@/bible/searchPhrase';
import { preview } from '@/platform/values/text';
import { Highlighted } from '@/ui/text/Highlighted';

interface QuoteCardProps {
  quote: Quote;
  term: string;
  /** Whether its text is a link that opens it beside the list. */
  selects: boolean;
  isChosen: boolean;
}

/** A found quote: its first 100 characters, or all of them. */
export function QuoteCard({ quote, term, selects, isChosen }: QuoteCardProps) {
  const [open, setOpen] = useState(false);
  const { quoteId } = quote;
  const text = quote.text ?? '';
  const short = preview(text);
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
