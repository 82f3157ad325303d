import type { ReactNode } from 'react';
import { Button } from '@/ui/controls/Button';
import { Screen } from '@/ui/layout/Screen';
import styles from './Print.module.scss';

interface PaperProps {
  title: string;
  /** Whether all that belongs on the paper is there. */
  isReady: boolean;
  children: ReactNode;
}

/** A sheet as it comes out of the printer, and the button for it; nothing of the app is on the paper. */
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
