import { REFERENCES } from './references';
import { SCREENS } from './screens';
import { LIBRARY } from './library';
import { SECOND_ROUND } from './secondRound';
import { THIRD_ROUND_REFERENCES } from './thirdRoundReferences';
import { THIRD_ROUND } from './thirdRound';
import { OTHER_APPS } from './otherApps';
import { FOURTH_ROUND } from './fourthRound';
import type { CommandCases } from './commandCase';

/** Every case of what people type into the command box. */
export const COMMAND_CASES: CommandCases = [
  ...REFERENCES,
  ...SCREENS,
  ...LIBRARY,
  ...SECOND_ROUND,
  ...THIRD_ROUND_REFERENCES,
  ...THIRD_ROUND,
  ...OTHER_APPS,
  ...FOURTH_ROUND,
];
