import type { ReactNode } from 'react';
import * as v from 'valibot';
import { stored } from '@/platform/storage/stored';
import { Button } from '@/ui/controls/Button';
import { withFocusHandoff } from '@/ui/focus/keepFocus';
import recall from '../Recall.module.scss';

const { read: hasAgreed, write: rememberAgreed } = stored(
  'nuggets.speechAgreed',
  v.pipe(
    v.string(),
    v.transform((text) => text === 'yes'),
  ),
  false,
  'device',
);

/** Whether the person has agreed on this device that the browser may send the voice to its maker. */
export { hasAgreed };

interface SpeechConsentProps {
  onNo: () => void;
  onYes: () => void;
  /** Buttons between No and Yes. */
  children?: ReactNode;
}

/** Asks before the browser hears a voice for the first time. */
export function SpeechConsent({ onNo, onYes, children }: SpeechConsentProps) {
  return (
    <div role="group" aria-label="Before the first time">
      <p>
        To turn your voice into words, your browser may send it to its maker. This app keeps the words alone,
        on this device. Is that all right?
      </p>
      <div className={recall.actions}>
        <Button onClick={withFocusHandoff(onNo)}>No</Button>
        {children}
        <Button
          main
          onClick={withFocusHandoff(() => {
            rememberAgreed('yes');
            onYes();
          })}
        >
          Yes, listen
        </Button>
      </div>
    </div>
  );
}
