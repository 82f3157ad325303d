import { useRetry } from '@/data/list/useList';
import { useAppDispatch, useAppSelector } from '@/data/store/hooks';
import { NotLoaded } from '@/ui/feedback/RefreshFailed';
import { loadTextOverrides, selectOverridesMissing } from '../store/textOverrides';

/** Says where the own wordings could not be loaded: the texts that are shown may then not be the ones that were learned. */
export function OwnWordingsMissing() {
  const dispatch = useAppDispatch();
  const missing = useAppSelector(selectOverridesMissing);
  const retry = useRetry(() => void dispatch(loadTextOverrides()));
  return missing && <NotLoaded lists={['own wordings']} onRetry={retry} />;
}
