import { useSyncExternalStore } from 'react';
import { isoDay } from '../values/dates';

const today = (): string => isoDay(new Date());

/** Milliseconds until the next local midnight; a day may have 23 or 25 hours. */
function untilMidnight(now: Date): number {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();
}

function subscribe(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const arm = () => {
    timer = setTimeout(() => {
      onChange();
      arm();
    }, untilMidnight(new Date()));
  };
  // The timer may have been paused while the phone slept through midnight, or the time zone may have changed.
  const onWake = () => {
    clearTimeout(timer);
    arm();
    onChange();
  };
  arm();
  document.addEventListener('visibilitychange', onWake);
  window.addEventListener('focus', onWake);
  window.addEventListener('pageshow', onWake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', onWake);
    window.removeEventListener('focus', onWake);
    window.removeEventListener('pageshow', onWake);
  };
}

/** The device's day as `yyyy-MM-dd`; changes at midnight while the page is open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}
