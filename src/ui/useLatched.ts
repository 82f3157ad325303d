import { useState } from 'react';

/** Whether something has been true at any time since the component was mounted: once shown, it remains visible. */
export function useLatched(isTrue: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setWasTrue(true);
  return isTrue || wasTrue;
}
