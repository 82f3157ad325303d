import type { Prayer } from './prayer';
import { isBlank } from '../text/text';

/** What a prayer is called: its title, or words that say that it has none (a server may hold such a prayer). */
export function prayerTitle({ title }: Pick<Prayer, 'title'>): string {
  return isBlank(title) ? 'Untitled prayer' : title;
}
