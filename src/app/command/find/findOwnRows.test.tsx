import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { selectPassages } from '@/features/memory/store/passages';
import { loadText } from '@/bible/text/textCache';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { LONG, first, open, openBox, opened, options, rows } from '@test/kit/command';

it('finds quotes, prayers, topics and links by any word', async () => {
  const { user } = await opened();
  const input = screen.getByRole('combobox', { name: /Reference, screen/ });
  for (const [typed, group] of [
    ['exams', 'Prayers'],
    ['spurgeon', 'Links'],
    ['grace', 'Topics'],
    ['grace', 'Nuggets'],
    ['grace', 'Quotes'],
  ] as const) {
    await user.clear(input);
    await user.type(input, typed);
    await waitFor(() => expect(options().some((option) => option.includes(`, ${group}, `))).toBe(true));
  }
});

it('finds a passage by the words of its text, once this device has the text', async () => {
  const { user, store } = await opened();
  await user.keyboard('lean not');
  await waitFor(() => expect(selectPassages(store.getState())).not.toEqual([]));
  const passage = selectPassages(store.getState()).find(
    ({ bookName, chapter }) => bookName === 'proverbs' && chapter === 3,
  );
  if (!passage) throw new Error('there is no passage of Proverbs 3');
  await act(() => store.dispatch(loadText(passage)));
  await waitFor(() => expect(first()).toContain('Proverbs 3:5-6, Memory passages'));
  expect(first()).toContain('lean not unto');
});

it('finds quotes by a topic whose name comes after them', async () => {
  const app = renderApp('/links', {
    prepare: (db) => {
      db.user('demo').topics.push({ id: 9001, name: 'Zeal' });
      db.user('demo').quotes[0]?.topicIds.push(9001);
    },
  });
  const topics = app.api.hold('get_tag_list');
  await open('/links', app);
  const input = screen.getByRole('combobox', { name: /Reference, screen/ });
  await app.user.type(input, 'grace');
  await waitFor(() => expect(options().some((option) => option.includes(', Quotes, '))).toBe(true));
  await app.user.clear(input);
  await app.user.type(input, 'zeal');
  topics.release();
  await waitFor(() => expect(options().some((option) => option.includes(', Quotes, '))).toBe(true));
});

it('searches the Bible, or the quotes, for what nothing has', async () => {
  const { user } = await opened();
  await user.keyboard('melchizedek');
  await waitFor(() => expect(first()).toContain('Search the Bible for “melchizedek”'));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('searchbox', { name: /quotes/i }, LONG)).toHaveValue('melchizedek');
  expect(currentPath()).toBe('/searchQuotes');
  await openBox(user);
  await user.keyboard('search melchizedek{Enter}');
  await waitFor(() => expect(currentPath()).toMatch(/^\/search\?phrase=melchizedek&/));
});

it('shows the word that was found in its context', async () => {
  const { user } = await opened();
  await user.keyboard('ornament');
  await waitFor(() => expect(first()).toContain(', Quotes, '));
  const [row] = rows();
  expect(within(row ?? document.body).getByText('ornament').tagName).toBe('MARK');
  await user.clear(screen.getByRole('combobox', { name: /Reference, screen/ }));
  await user.keyboard('interviews');
  await waitFor(() => expect(first()).toContain('He has two interviews this month.'));
});

it('shows each word that was found, also far behind and where the name is cut', async () => {
  const app = renderApp('/links', {
    prepare: (db) => {
      const [quote] = db.user('demo').quotes;
      if (quote) quote.text = `Quietly ${'on '.repeat(23)}perseverance ${'on '.repeat(30)}harvesters`;
    },
  });
  const { user } = await open('/links', app);
  await user.keyboard('quietly perseverance');
  await waitFor(() => expect(first()).toContain('Quietly'));
  const marks = () => [...(rows()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
  expect(marks()).toEqual(['Quietly', 'perseverance']);
  await user.clear(screen.getByRole('combobox', { name: /Reference, screen/ }));
  await user.keyboard('quietly harvesters');
  await waitFor(() => expect(marks()).toEqual(['Quietly', 'harvesters']));
});

it('marks Chinese characters that were found, in their context', async () => {
  const app = renderApp('/links', {
    prepare: (db) => {
      const [prayer] = db.user('demo').prayers;
      if (prayer) Object.assign(prayer, { title: 'Anna', details: `${'上帝爱世人'.repeat(20)}恩典够用` });
    },
  });
  const { user } = await open('/links', app);
  await user.keyboard('恩典');
  await waitFor(() => expect(first()).toContain('Anna'));
  expect(first()).toContain(`… ${'上帝爱世人'.repeat(20).slice(-24)}恩典够用`);
  expect([...(rows()[0]?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([
    '恩典',
  ]);
});
