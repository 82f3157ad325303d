// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

it('gives every view, newest first', async () => {
  const { db, get } = testClient();
  const older = { passageId: 999, dateViewedStr: '11-12-25 10:45:00', dateViewedLong: 1_762_987_500_907 };
  const newer = { passageId: 1, dateViewedStr: '11-13-25 12:50:06', dateViewedLong: 1_762_995_006_085 };
  db.user('demo').practiceHistory = [older, newer];
  expect((await get('get_mem_practice_history', { user: 'demo' })).json).toEqual([newer, older]);
});
