import 'fake-indexeddb/auto';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';

it('tells which translation a wrong word came from, asking for the others only then', async () => {
  const { user, api } = renderApp('/practice/by_ref/by_freq', {
    prepare: (db) => {
      const data = db.user('demo');
      const [first] = data.memoryPassages.splice(0, Infinity);
      data.overrides.splice(0, Infinity);
      if (!first) throw new Error('there is no passage');
      const psalm = {
        bookName: 'psalms',
        chapter: 23,
        startVerse: 1,
        endVerse: 1,
        translation: 'kjv',
      } as const;
      data.memoryPassages.push({ ...first, ...psalm, passageId: 7 });
    },
  });
  await screen.findByText('1 of 1');
  await user.keyboard('r');
  await user.click(
    within(await screen.findByRole('group', { name: 'Ladder' })).getByRole('button', { name: 'Write' }),
  );
  const field = screen.getByRole('textbox', { name: 'Write the passage' });
  await user.type(field, 'Jehovah is my shepherd I shall not want');
  await user.click(screen.getByRole('button', { name: 'Correct' }));
  const texts = () => api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text');
  const before = texts().length;
  await user.click(await screen.findByRole('button', { name: 'From another translation?' }));
  expect(await screen.findByText('“Jehovah” is from ASV.')).toBeVisible();
  expect(texts().length).toBe(before + 13);
  expect(screen.getByRole('link', { name: 'Compare the translations' })).toHaveAttribute(
    'href',
    '/nuggets/compare/psalms/23/1?with=kjv,asv',
  );
});
