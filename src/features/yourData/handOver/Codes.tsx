import { useState } from 'react';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import { QrCode } from '@/ui/controls/QrCode';
import styles from './HandOver.module.scss';

interface CodesProps {
  links: readonly string[];
  /** Called when all codes are scanned. */
  onDone: () => void;
  onClose: () => void;
}

/** The row of codes, one at a time: a camera that sees two takes either. */
export function Codes({ links, onDone, onClose }: CodesProps) {
  const [at, setAt] = useState(0);
  const name = `Code ${at + 1} of ${links.length}`;
  const isLast = at === links.length - 1;
  return (
    <div role="group" aria-label="Codes">
      <p role="status">
        {name}. Scan it with the camera of the other device, and open the link there.
        {!isLast && ' Then show the next one.'}
      </p>
      <QrCode link={links[at] ?? ''} label={name} />
      <div className={styles.prevNext}>
        <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
          Previous code
        </Button>
        {!isLast && (
          <Button main onClick={() => setAt(at + 1)}>
            Next code
          </Button>
        )}
        {isLast && (
          <Button main onClick={withFocusHandoff(onDone)}>
            The other device has it
          </Button>
        )}
        <Button onClick={withFocusHandoff(onClose)}>Close the codes</Button>
      </div>
    </div>
  );
}
