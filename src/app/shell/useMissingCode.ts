import { useEffect } from 'react';
import { noticeShown } from '@/data/notices/notices';
import { useAppDispatch } from '@/data/store/hooks';
import { CODE_MISSING } from '@/ui/lazyWithPreload';

/** Says that something could not be opened because its code is not on the device, unless the page is reloaded for that. */
export function useMissingCode(): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onMissing = (event: Event) => {
      if (event.defaultPrevented) return;
      const text = navigator.onLine
        ? 'This part of the app could not be loaded. Please try again.'
        : 'This part of the app is not on this device yet. It opens when the network is back.';
      dispatch(noticeShown({ variant: 'error', text }));
    };
    window.addEventListener(CODE_MISSING, onMissing);
    return () => window.removeEventListener(CODE_MISSING, onMissing);
  }, [dispatch]);
}
