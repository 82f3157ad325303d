import { useNavigate } from 'react-router-dom';
import { paths } from '@/routes/paths';
import { useAppDispatch } from '@/data/store/hooks';
import { quotesFiltered } from './store/quoteOrder';
import { searchResultsCleared } from './store/quoteSearch';

/** Shows all quotes that have a topic, in View Quotes. */
export function useFilterByTopic(): (topicId: number) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (topicId) => {
    dispatch(searchResultsCleared());
    dispatch(quotesFiltered([topicId]));
    void navigate(paths.viewQuotes);
  };
}
