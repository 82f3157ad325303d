import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { runAction } from '@test/kit/actions';
import { atWidth } from '@test/kit/atWidth';
import { currentPath, renderApp } from '@test/kit/renderApp';

const HOPE = { id: 7, name: 'Hope' };
const VERSES = [
  ['jude', 1, 4],
  ['john', 1, 1],
  ['genesis', 1, 1],
  ['john', 1, 2],
] as const;
const IN_ORDER = ['Genesis 1:1', 'John 1:1', 'John 1:2', 'Jude 1:4'];

const four = (path = '/browseBible') =>
  renderApp(path, {
    prepare: (db) => {
      const data = db.user('demo');
      data.topics = [HOPE];
      const [nugget = expect.fail()] = data.nuggets.splice(0, Infinity);
      for (const [index, [bookName, chapter, verse]] of VERSES.entries())
        data.nuggets.push({
          ...nugget,
          passageId: index + 1,
          bookName,
          chapter,
          startVerse: verse,
          endVerse: verse,
          topicIds: bookName === 'jude' ? [HOPE.id] : [],
        });
    },
  });
const list = () => screen.findByRole('list', { name: 'Passages' });
const rows = async () => within(await list()).getAllByRole('link');
const reference = () => screen.getByRole('heading', { level: 2 }).textContent;
const current = () => screen.getByRole('link', { current: true }).textContent;

it('has a list beside the one, in the Bible’s order, with first words and topics', async () => {
  atWidth(1280);
  const { user } = four();
  expect(await rows()).toHaveLength(4);
  expect((await rows()).map((row) => row.firstElementChild?.firstElementChild?.textContent)).toEqual(
    IN_ORDER,
  );
  const [genesis, , , jude] = await rows();
  expect(jude).toHaveTextContent(/^Jude 1:4Hope/);
  await waitFor(() => expect(genesis).toHaveTextContent(/In the beginning God created/));
  expect(current().startsWith(reference())).toBe(true);

  await user.click(genesis ?? expect.fail());
  expect(reference()).toBe('Genesis 1:1');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect([reference(), current().startsWith('John 1:2')]).toEqual(['John 1:2', true]);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(reference()).toBe('Jude 1:4');
  // The visit goes on at random; the list keeps its order, and marks the shown nugget.
  await user.keyboard('{ArrowRight}');
  expect(reference()).not.toBe('Jude 1:4');
  expect(current().startsWith(reference())).toBe(true);
  expect((await rows())[0]).toBe(genesis);
  const next = IN_ORDER[IN_ORDER.indexOf(reference()) + 1] ?? expect.fail();
  await user.keyboard('{ArrowDown}');
  expect(reference()).toBe(next);
  expect(currentPath()).toBe('/browseBible');
});

it('shows on a phone the list in place of the one, and leads back', async () => {
  atWidth(390);
  const { user } = four();
  await screen.findByText('1 of 4');
  const first = reference();
  expect(screen.queryByRole('list', { name: 'Passages' })).toBeNull();
  runAction('All passages');
  expect(await rows()).toHaveLength(4);
  expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  window.history.back();
  await waitFor(() => expect(reference()).toBe(first));

  await user.click(screen.getByRole('link', { name: '1 of 4' }));
  const other = IN_ORDER.find((name) => name !== first) ?? '';
  await user.click(within(await list()).getByRole('link', { name: new RegExp(`^${other}`) }));
  expect(reference()).toBe(other);
  // It is the same visit: the one before is still the first.
  expect(screen.getByText(/^[234] of 4$/)).toBeVisible();
  window.history.back();
  expect(await rows()).toHaveLength(4);
});

it('lists what the filters leave', async () => {
  atWidth(1280);
  const { user } = four();
  await list();
  await user.click((await rows())[3] ?? expect.fail());
  await user.click(screen.getByRole('button', { name: 'Filter by Hope' }));
  expect(await rows()).toHaveLength(1);
  expect(screen.getAllByText('Showing 1 of 4 passages (1 filter active)')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rows()).toHaveLength(4);
});
