import { useEffect, useEffectEvent, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import { CODE_MISSING, CodeMissingEvent, reportMissingCode } from '@/ui/lazyWithPreload';
import { screenFor } from './screens';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch } from '@/data/store/hooks';
import { offlineMessage } from '@/ui/feedback/offlineMessage';
import { listen } from '@/platform/page/listen';

/** After this time the old screen is replaced by a loading message. */
const MAX_WAIT_MS = 150;

/**
 * The location whose screen is shown. The old screen remains until the code of the new one is loaded; if that fails,
 * the URL is set back.
 */
export function useReadyLocation(): Location {
  const location = useLocation();
  const navigate = useNavigate();
  const isPush = useNavigationType() === NavigationType.Push;
  const [shown, setShown] = useState(location);
  const [late, setLate] = useState<Location | null>(null);
  const next = screenFor(location.pathname);
  const isReady = next === undefined || next === screenFor(shown.pathname) || next.isLoaded();
  if (isReady && shown !== location) setShown(location);
  const goBack = useEffectEvent(() => {
    if (isPush) void navigate(-1);
    else {
      const state: unknown = shown.state;
      void navigate(shown, { replace: true, state });
    }
  });
  useEffect(() => {
    if (isReady) return undefined;
    let isCancelled = false;
    const timer = setTimeout(() => setLate(location), MAX_WAIT_MS);
    const onMissing = (isMissing: boolean) => {
      if (isMissing && !isCancelled) goBack();
    };
    void next.preload().then(() => {
      if (isCancelled) return;
      clearTimeout(timer);
      if (next.isLoaded()) setShown(location);
      else void reportMissingCode().then(onMissing);
    });
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isReady, next, location]);
  return isReady || late === location ? location : shown;
}

/** Says that something could not be opened because its code is not on the device, unless a reload will fix that. */
export function useMissingCode(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onMissing = async (event: Event) => {
      if (!(event instanceof CodeMissingEvent) || event.isShown || (await event.isRecovering)) return;
      const text = navigator.onLine
        ? 'This part of the app could not be loaded. Please try again.'
        : offlineMessage('this part of the app');
      dispatch(noticeShown({ variant: 'error', text }));
    };
    return listen([CODE_MISSING], (event) => void onMissing(event));
  }, [dispatch]);
}
