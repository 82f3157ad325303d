import { useSyncExternalStore } from 'react';
import { isoDay } from '@/domain/text/dates';

const today = (): string => isoDay(new Date());

/** Until the next local midnight; a day may have 23 or 25 hours. */
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
  // A phone that slept through midnight, or travelled, may have let the timer sleep too.
  const awake = () => {
    clearTimeout(timer);
    arm();
    onChange();
  };
  arm();
  document.addEventListener('visibilitychange', awake);
  window.addEventListener('focus', awake);
  window.addEventListener('pageshow', awake);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', awake);
    window.removeEventListener('focus', awake);
    window.removeEventListener('pageshow', awake);
  };
}

/** The device's day as `yyyy-MM-dd`, which changes at midnight while the page stays open. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, today);
}
