import { generatePath } from 'react-router-dom';
import { paths, patterns } from './paths';

/**
 * Which prayers to pray through: those of the day, the daily ones, all, one person's, the results of a search, or a
 * queue that another screen made.
 */
export type PrayScope =
  | { kind: 'today' | 'daily' | 'all' }
  | { kind: 'person'; person: string }
  | { kind: 'search'; query: string }
  | { kind: 'queue'; ids: readonly number[] };

/**
 * A scope as URL search params: `pray=today`, `pray=person&person=Anna`, `pray=search&q=exams`, `pray=queue&ids=4+7`.
 */
export function prayScopeQuery(scope: PrayScope): string {
  const params = new URLSearchParams({ pray: scope.kind });
  if (scope.kind === 'person') params.set('person', scope.person);
  if (scope.kind === 'search') params.set('q', scope.query);
  if (scope.kind === 'queue') params.set('ids', scope.ids.join(' '));
  return params.toString();
}

/** The scope in a URL's search params; null if there is none, or an unknown one. `pray=1` means all. */
export function prayScopeFrom(params: URLSearchParams): PrayScope | null {
  const kind = params.get('pray');
  switch (kind) {
    case null:
      return null;
    case 'today':
    case 'daily':
      return { kind };
    case 'person':
      return { kind, person: params.get('person') ?? '' };
    case 'search':
      return { kind, query: params.get('q') ?? '' };
    case 'queue':
      return { kind, ids: idsIn(params.get('ids') ?? '') };
    case 'all':
    case '1':
    case '':
      return { kind: 'all' };
    default:
      return null;
  }
}

const idsIn = (text: string): number[] =>
  text.split(' ').flatMap((id) => (/^-?\d+$/.test(id) ? Number(id) : []));

/** One prayer, beside the list or instead of it. */
export const prayerPath = (prayerId: number): string =>
  generatePath(patterns.prayers, { prayerId: String(prayerId) });

/** The search param with the prayer that is shown while praying through. */
export const PRAYING_AT = 'at';

/**
 * Praying through some of the prayers one at a time, beginning at the given one or at the first that is not yet prayed.
 */
export const prayPath = (scope: PrayScope, at?: number): string =>
  `${paths.prayers}?${prayScopeQuery(scope)}${at === undefined ? '' : `&${PRAYING_AT}=${at}`}`;
