import { canRecognise } from '@/platform/speech/recognition';
import { canRecord } from '@/platform/speech/recorder';

/** Whether a passage can be said to this device: to be marked by what it hears, or to be heard again. */
export const canSay = (): boolean => canRecognise() || canRecord();
