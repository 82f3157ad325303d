import { DetailRows } from '@/ui/listDetail/DetailRows';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import type { Quote } from '../model/quote';
import styles from '../quotes.module.scss';
import { QuoteCard } from './QuoteCard';

interface QuoteRowsProps {
  label: string;
  rows: readonly Quote[];
  /** The words to highlight. */
  term: string;
  detail: ListDetail<Quote>;
}

/** Some quotes as cards; beside the list their texts are links. */
export function QuoteRows({ label, rows, term, detail }: QuoteRowsProps) {
  return (
    <DetailRows of={detail} label={label} rows={rows} estimate={160} rowClass={styles.card}>
      {(quote, link) => <QuoteCard quote={quote} term={term} link={detail.wide ? link : null} />}
    </DetailRows>
  );
}
