import type { Prayer } from './prayer';
import { isBlank } from '@/platform/values/text';

/** The title to show for a prayer. A server may have prayers without one. */
export const prayerTitle = ({ title }: Pick<Prayer, 'title'>): string =>
  isBlank(title) ? 'Untitled prayer' : title;
