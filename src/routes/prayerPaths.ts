import { generatePath } from 'react-router-dom';
import { prayScopeQuery, type PrayScope } from '@/domain/prayers/prayScope';
import { paths, patterns } from './paths';

/** One prayer, beside the list or instead of it. */
export const prayerPath = (prayerId: number): string =>
  generatePath(patterns.prayers, { prayerId: String(prayerId) });

/** Praying through some of the prayers, one at a time. */
export const prayPath = (scope: PrayScope): string => `${paths.prayers}?${prayScopeQuery(scope)}`;
