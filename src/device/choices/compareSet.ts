import { compareSetFrom } from '@/domain/compare/compareSet';
import type { TranslationCode } from '@/domain/bible/translations';
import { readStored, writeStored } from '@/device/storage';

const KEY = 'nuggets.compared';

/** The translations last compared on this device; none before that. */
export const lastCompared = (): TranslationCode[] => compareSetFrom(readStored(KEY));

export const rememberCompared = (set: readonly TranslationCode[]): void => writeStored(KEY, set.join(','));
