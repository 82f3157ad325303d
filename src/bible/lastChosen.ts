import * as v from 'valibot';
import { bookName } from './text/names';
import { DEFAULT_TRANSLATION, TRANSLATION_CODES } from './translations';
import { stored } from '@/platform/storage/stored';

const translation = v.picklist(TRANSLATION_CODES);

/** The translation last chosen on this device; the default one before that. */
export const { read: chosenTranslation, write: rememberTranslation } = stored(
  'nuggets.translation',
  translation,
  DEFAULT_TRANSLATION,
  'device',
);

/** The reading plan's own translation; null while it follows the one last chosen. */
export const { read: planTranslation, write: rememberPlanTranslation } = stored(
  'nuggets.planTranslation',
  translation,
  null,
  'device',
);

/** The book last chosen on this device; null before that. */
export const { read: lastBook, write: rememberBook } = stored('nuggets.book', bookName, null, 'anonymous');

/** The translation of the chapter that was last read on this device, even if it was not chosen; null before that. */
export const { read: lastReadIn, write: rememberReadIn } = stored(
  'nuggets.readIn',
  translation,
  null,
  'anonymous',
);
