import { useEffect, useState } from 'react';
import type { Quote } from '../model/quote';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { loadQuoteText, selectQuoteText } from '../store/quoteTexts';
import { Dialog } from '@/ui/dialogs/Dialog';
import { Loading } from '@/ui/feedback/LoadState';
import { EditQuoteText } from './EditQuoteText';

/** Without an answer after this long, the cached text is edited. */
const READ_TIMEOUT_MS = 2_000;

interface EditQuoteDialogProps {
  quote: Quote;
  onClose: () => void;
}

/** Edits a quote's text as the server has it now: a text from the cache is fetched first. */
export function EditQuoteDialog({ quote, onClose }: EditQuoteDialogProps) {
  const { quoteId } = quote;
  const dispatch = useAppDispatch();
  const entry = useAppSelector((state) => selectQuoteText(state, quoteId));
  const [read, setRead] = useState(quoteId < 0 || entry?.status !== 'loaded' || entry.confirmed);
  useEffect(() => {
    if (read) return undefined;
    const timer = setTimeout(() => setRead(true), READ_TIMEOUT_MS);
    void dispatch(loadQuoteText(quoteId)).finally(() => setRead(true));
    return () => clearTimeout(timer);
  }, [dispatch, quoteId, read]);

  if (read)
    return (
      <EditQuoteText quote={quote} before={entry?.status === 'loaded' ? entry.text : ''} onClose={onClose} />
    );
  return (
    <Dialog title="Edit Quote" size="lg" onClose={onClose}>
      <Loading what="the quote" />
    </Dialog>
  );
}
