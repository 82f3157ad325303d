import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

it('a closed row shows its first words; a custom text needs no request', async () => {
  const { api } = renderApp('/memoryPassages', {
    prepare: (db) => {
      const data = db.user('demo');
      const isJohn = ({ bookName, startVerse }: (typeof data.memoryPassages)[number]) =>
        bookName === 'john' && startVerse === 16;
      const other = data.memoryPassages.find((row) => !isJohn(row));
      if (!other) throw new Error('no other passage');
      data.memoryPassages = [...data.memoryPassages.filter(isJohn).slice(0, 1), other];
      const { passageId, startVerse: verseNumber } = other;
      data.overrides = [{ passageId, letter: 'a', verseNumber, text: 'In words of my own' }];
    },
  });
  expect(await screen.findByText(/^In words of my own/)).toBeVisible();
  expect(await screen.findByText(/^For God so loved the world/)).toBeVisible();
  expect(screen.queryByRole('button', { expanded: true })).toBeNull();
  const requests = api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text');
  expect(requests.map(({ query }) => query?.book)).toEqual(['john']);
});
