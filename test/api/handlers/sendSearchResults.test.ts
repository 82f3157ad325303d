// @vitest-environment node
import { expect, it } from 'vitest';
import { testClient } from '../testClient';

const email = {
  emailTo: 'somebody@example.org',
  searchResults: [['John 11:35', '<p>Jesus wept.</p>']],
  searchParam: { book: 'All', translation: 'kjv', testament: 'new', searchPhrase: 'wept', user: 'demo' },
};

it('stores the mail, and sends none', async () => {
  const { db, post } = testClient();
  expect((await post('send_search_results', { ...email, user: 'demo' })).json).toBe('success');
  expect(db.sentEmails).toMatchObject([{ user: 'demo', ...email }]);
  expect(db.sentEmails[0]?.html).toBe('<p><b>John 11:35</b><br>&lt;p&gt;Jesus wept.&lt;/p&gt;</p>');
});

it.each([{ emailTo: '' }, { searchResults: undefined }, { searchParam: undefined }])(
  'says that something is missing: %j',
  async (change) => {
    const { db, post } = testClient();
    const { json } = await post('send_search_results', { ...email, user: 'demo', ...change });
    expect(json).toBe('failure-missing parameters');
    expect(db.sentEmails).toEqual([]);
  },
);

it('wants the user at the top level', async () => {
  expect((await testClient().post('send_search_results', email)).status).toBe(401);
});
