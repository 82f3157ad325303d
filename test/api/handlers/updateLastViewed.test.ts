// @vitest-environment node
import { expect, it } from 'vitest';
import { OLDER_INSTALLATION } from '../installation';
import { NOW, testClient } from '../testClient';

const view = { user: 'demo', lastViewedNum: NOW.getTime(), lastViewedStr: '11-21-26 09:30:00' };

it.each([view.lastViewedStr, encodeURIComponent(view.lastViewedStr), '11-21-26+09:30:00'])(
  'notes the view on the passage: %s',
  async (lastViewedStr) => {
    const { db, get } = testClient();
    const data = db.user('demo');
    const history = [...data.practiceHistory];
    const passageId = data.memoryPassages[7]?.passageId ?? 0;
    expect((await get('update_last_viewed', { ...view, passageId, lastViewedStr })).json).toBe('success');
    const { lastViewedNum } = view;
    expect(data.memoryPassages[7]).toMatchObject({ lastViewedNum, lastViewedStr: view.lastViewedStr });
    expect(data.practiceHistory).toEqual(history);
  },
);

it('adds the view to the practice history on older installations', async () => {
  const { db, get } = testClient({ installation: OLDER_INSTALLATION });
  await get('update_last_viewed', { ...view, passageId: 7 });
  expect(db.user('demo').practiceHistory.at(-1)).toEqual({
    passageId: 7,
    dateViewedStr: view.lastViewedStr,
    dateViewedLong: view.lastViewedNum,
  });
});

it('answers error for a passage of somebody else', async () => {
  const { get } = testClient();
  expect((await get('update_last_viewed', { ...view, passageId: 999 })).json).toBe('error');
});
