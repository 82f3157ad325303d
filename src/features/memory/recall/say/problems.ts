import type { HearingProblem } from '@/platform/speech/recognition';
import type { RecordingProblem } from '@/platform/speech/recorder';

/** The messages if nothing can be heard or recorded. */
export const PROBLEM_MESSAGES: Readonly<Record<HearingProblem | RecordingProblem | 'unplayable', string>> = {
  notAllowed:
    'This page may not use the microphone. Allow it in the settings of your browser, and tap again.',
  noNetwork: 'Your browser turns speech into words over the network, which is away.',
  noMicrophone: 'This device has no microphone that is free.',
  noEnglish: 'Your browser does not understand English speech.',
  failed: 'Your browser cannot hear just now.',
  unplayable: 'Nothing was recorded that can be played. Record it again.',
};
