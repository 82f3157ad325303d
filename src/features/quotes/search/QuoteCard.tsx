import { useState } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { viewQuotePath } from '@/routes/paths';
import type { Quote } from '../model/quote';
import { composed, matchWords, previewAround } from '@/bible/searchPhrase';
import { Highlighted } from '@/ui/text/Highlighted';

interface QuoteCardProps {
  quote: Quote;
  term: string;
  /** Opens it beside the list; null where there is no room. */
  link: LinkProps | null;
}

/** A found quote: the 100 characters around the match, or all of them. */
export function QuoteCard({ quote, term, link }: QuoteCardProps) {
  const [open, setOpen] = useState(false);
  const { quoteId } = quote;
  const text = composed(quote.text ?? '');
  const short = previewAround(text, term);
  const content = <Highlighted segments={matchWords(open ? text : short, term)} />;
  return (
    <>
      <blockquote dir="auto">{link === null ? content : <Link {...link}>{content}</Link>}</blockquote>
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
