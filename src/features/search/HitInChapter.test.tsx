import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atWidth } from '@test/kit/atWidth';
import { renderApp } from '@test/kit/renderApp';

const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';

it('a verse touched beside the list has its marks, and is not memorised twice', async () => {
  atWidth(1280);
  const { user } = renderApp(LOVE, {
    prepare: (db) => {
      const { memoryPassages } = db.user('demo');
      const [first = expect.fail()] = memoryPassages.splice(0, Infinity);
      const john = { ...first, bookName: 'john', translation: 'kjv', box: 2 } as const;
      memoryPassages.push({ ...john, passageId: 9003, chapter: 13, startVerse: 36, endVerse: 36 });
    },
  });
  await waitFor(() => expect(document.getElementById('v34')).toHaveClass('marked'));
  await user.click(document.getElementById('v36') ?? expect.fail());
  expect(await screen.findByRole('link', { name: 'Memorised · Box 2' })).toBeVisible();
  const actions = within(screen.getByRole('region', { name: 'Actions for John 13:36' }));
  expect(actions.queryByRole('button', { name: 'Memorise' })).toBeNull();
  expect(actions.getByRole('button', { name: 'Practise' })).toBeVisible();
});
