import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import styles from './Print.module.scss';

interface PaperProps {
  title: string;
  /** Whether the whole sheet is loaded. */
  isReady: boolean;
  children: ReactNode;
}

/** A sheet and its print button; only the sheet is printed. */
export function Paper({ title, isReady, children }: PaperProps) {
  return (
    <Screen
      title={title}
      aside={
        <Button main disabled={!isReady} onClick={() => window.print()}>
          Print
        </Button>
      }
    >
      <div className={styles.paper}>{children}</div>
    </Screen>
  );
}
