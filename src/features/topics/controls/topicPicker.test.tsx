import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { TopicPicker } from './TopicPicker';

const pick = (names: readonly string[]) =>
  render(
    <TopicPicker
      topics={names.map((name, id) => ({ id, name }))}
      counts={new Map()}
      recent={[]}
      selected={[]}
      onSelect={() => undefined}
    />,
  );

it('says that no topic matches the search only where none does', async () => {
  const user = userEvent.setup();
  pick(['Hope', 'Joy']);
  expect(screen.queryByRole('status')).toBeNull();
  await user.type(screen.getByRole('searchbox', { name: 'Search topics' }), 'ho');
  expect(screen.queryByRole('status')).toBeNull();
  await user.keyboard('x');
  expect(screen.getByRole('status')).toHaveTextContent('No topic matches your search.');
});

it.each(['god’s', 'GOD`S', "god's"])('finds a topic by %s, whatever a phone types', async (typed) => {
  const user = userEvent.setup();
  pick(["God's Love", 'Joy']);
  await user.type(screen.getByRole('searchbox', { name: 'Search topics' }), typed);
  expect(screen.getAllByRole('checkbox').map((box) => box.parentElement?.textContent)).toEqual([
    "God's Love (0)",
  ]);
});

it('says that there are no topics yet', () => {
  pick([]);
  expect(screen.getByRole('status')).toHaveTextContent('There are no topics yet.');
});

it('begins with the topics of the row, before the recent ones', () => {
  const names = ['Faith', 'Hope', 'Joy', 'Love'];
  render(
    <TopicPicker
      topics={names.map((name, id) => ({ id, name }))}
      counts={new Map([[0, 9]])}
      recent={[2, 3]}
      present={new Set([3, 1])}
      selected={[]}
      onSelect={() => undefined}
    />,
  );
  const topics = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('checkbox')
      .map((box) => box.parentElement?.textContent.replace(/ \(.*/, ''));
  expect(screen.getAllByRole('region').map((each) => each.getAttribute('aria-labelledby'))).toHaveLength(3);
  expect(topics('Already here')).toEqual(['Hope', 'Love']);
  expect(topics('Recent topics')).toEqual(['Joy']);
  expect(topics('All other topics')).toEqual(['Faith']);
});
