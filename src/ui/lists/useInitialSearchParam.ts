import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Applies what an address asks for (`?box=2`) to the state of a screen, once an arrival: what the person changes later stands.
 * @param apply sets state of the calling component
 */
export function useInitialSearchParam(name: string, apply: (value: string) => void): void {
  const { key, search } = useLocation();
  const [applied, setApplied] = useState<string | null>(null);
  if (applied === key) return;
  setApplied(key);
  const value = new URLSearchParams(search).get(name);
  if (value !== null) apply(value);
}
