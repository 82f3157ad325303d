import type { ReactNode } from 'react';

/** One quiet row of buttons: under the title at a desk, within the thumb's reach on a phone. */
export function Toolbar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className="toolbar">
      {children}
    </div>
  );
}
