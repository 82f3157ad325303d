import type { QuoteTextEntry } from '@/store/quotes/quoteTexts';
import { Empty, LoadError, Loading } from '@/ui/lists/LoadState';
import styles from './quotes.module.scss';

/** The words of a quote once they are there, as they were written: lines, direction and all. */
export function QuoteText({ text, onRetry }: { text: QuoteTextEntry; onRetry: () => void }) {
  switch (text.status) {
    case 'loading':
      return (
        <div className={`scripture ${styles.text}`}>
          <Loading what="the quote" />
        </div>
      );
    case 'error':
      return <LoadError message="Error loading the quote" onRetry={onRetry} />;
    case 'missing':
      return <Empty message="This quote has no text." />;
    case 'loaded':
      return (
        <blockquote dir="auto" className={`scripture ${styles.text}`}>
          {text.text}
        </blockquote>
      );
  }
}
