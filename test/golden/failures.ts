import type { ApiFailure } from '@/data/client/ApiError';
import { postPassageUpdate } from '@/features/memory/api/calls';
import { postNuggetTopics } from '@/features/nuggets/api/calls';
import { postReading } from '@/features/plan/api';
import { postPrayerArchive, postPrayerUpdate } from '@/features/prayers/api/calls';
import { sendSearchResults } from '@/features/search/api/calls';
import { postTopic } from '@/features/topics/api/calls';
import { copyDatabase, logIn } from '@/features/account/api';
import { readList } from '@test/kit/readList';
import { passage301, matthew1, neighboursRow, search } from './rows';
import { callAs } from '@test/kit/engine';

/** Recorded failures, most of which arrive as HTTP 200. */
export const failures: Record<string, [call: () => Promise<unknown>, failure: Partial<ApiFailure>]> = {
  'add_new_topic.blank': [() => postTopic(callAs('demo'), ' '), { kind: 'rejected', detail: 'error' }],
  'add_passage_topic.none': [() => postNuggetTopics(callAs('demo'), 1501, []), { kind: 'rejected', detail: 'error' }],
  'archive_prayer.missing': [() => postPrayerArchive(callAs('demo'), 999999), { kind: 'rejected', detail: 'error' }],
  copy_db_to_another: [
    () => copyDatabase(callAs('demo'), 'demo', 'Guest'),
    { kind: 'rejected', detail: 'Error: unable to copy file...' },
  ],
  'get_mempsg_list.unknown-user': [
    () => readList('passages', 'nobody'),
    { kind: 'http', status: 401, detail: 'Unauthorized or unknown user account' },
  ],
  'nuggets_login.blank': [() => logIn(callAs(''), ' ', ''), { kind: 'rejected', detail: 'error' }],
  'send_search_results.missing': [
    () => sendSearchResults(callAs('demo'), 'a@example.org', [], search),
    { kind: 'rejected', detail: 'failure-missing parameters' },
  ],
  'update_passage.not-owned': [
    () => postPassageUpdate(callAs('reader'), { passage: passage301, newText: null, passageRefAppendLetter: null }),
    { kind: 'rejected', detail: 'error' },
  ],
  'update_prayer.not-owned': [
    () =>
      postPrayerUpdate(callAs('reader'), {
        ...neighboursRow,
        prayerDetailsTx: 'New family next door',
        prayerPriorityCd: 'daily',
      }),
    { kind: 'rejected', detail: 'error' },
  ],
  'update_reading_plan.missing': [
    () => postReading(callAs('demo'), matthew1),
    { kind: 'rejected', detail: 'error' },
  ],
};
