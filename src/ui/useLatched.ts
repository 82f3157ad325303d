import { useState } from 'react';

/** Whether something was true at any time since the component is there: what has once been shown stays. */
export function useLatched(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
