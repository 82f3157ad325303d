import { canRecognise } from '@/platform/speech/recognition';
import { canRecord } from '@/platform/speech/recorder';

/** Whether this device can hear or record a spoken passage. */
export const canSay = (): boolean => canRecognise() || canRecord();
