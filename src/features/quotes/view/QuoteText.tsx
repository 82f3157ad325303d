import type { QuoteTextEntry } from '../store/quoteTexts';
import { Button } from '@/ui/controls/Button';
import { Empty, LoadError, Loading } from '@/ui/feedback/LoadState';
import { LinkedReferences } from '@/bible/controls/LinkedReferences';
import styles from '../quotes.module.scss';
import type { Quote } from '../model/quote';
import { isBlank } from '@/platform/values/text';

interface QuoteTextProps {
  text: QuoteTextEntry;
  onRetry: () => void;
  /** Adds a text to a quote without one; null if that is not allowed. */
  onEdit: (() => void) | null;
}

/** The text of a quote with its line breaks and writing direction, or the state of loading it. */
export function QuoteText({ text, onRetry, onEdit }: QuoteTextProps) {
  switch (text.status) {
    case 'loading':
      return (
        <div className={`scripture ${styles.text}`}>
          <Loading what="the quote" />
        </div>
      );
    case 'error':
      return <LoadError message="Error loading the quote" what="this quote" onRetry={onRetry} />;
    case 'missing':
      return (
        <Empty message="This quote has no text.">
          {onEdit && (
            <Button main onClick={onEdit}>
              Edit Quote
            </Button>
          )}
        </Empty>
      );
    case 'loaded':
      return (
        <blockquote dir="auto" className={`scripture ${styles.text}`}>
          <LinkedReferences text={text.text} />
        </blockquote>
      );
  }
}

/** The user who sent a quote, if somebody did. */
export function QuoteSender({ quote }: { quote: Quote | undefined }) {
  const sender = quote?.fromUser ?? '';
  if (isBlank(sender)) return null;
  return (
    <p className="muted">
      Sent by <bdi>{sender}</bdi>
    </p>
  );
}
