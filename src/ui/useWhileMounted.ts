import { useEffect, useRef } from 'react';

/** Calls `work` only while the component is mounted: what ends late must not change another page. */
export function useWhileMounted<Args extends unknown[]>(
  work: (...args: Args) => void,
): (...args: Args) => void {
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return (...args) => {
    if (mounted.current) work(...args);
  };
}
