import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('picks a chapter in three steps, and remembers the book and the translation', async () => {
  const { user, unmount } = renderApp('/viewChapter');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Translation' }), 'KJV');
  expect(screen.getAllByRole('radio')).toHaveLength(66);
  await user.click(screen.getByRole('radio', { name: 'Jude' }));
  expect(screen.getByRole('button', { name: 'Chapters of Jude' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Book: Jude' }));
  await user.click(screen.getByRole('radio', { name: 'Philemon' }));
  await user.click(screen.getByRole('button', { name: 'Book: Philemon' }));
  await user.click(screen.getByRole('radio', { name: 'Titus' }));
  expect(screen.getAllByRole('link', { name: /^\d+$/ })).toHaveLength(3);
  await user.click(screen.getByRole('link', { name: '3' }));
  expect(currentPath()).toBe('/readBibleChapter/kjv/titus/3');
  unmount();

  renderApp('/viewChapter');
  expect(await screen.findByRole('button', { name: 'Book: Titus' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(screen.getByRole('combobox', { name: 'Translation' })).toHaveValue('kjv');
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/nuggets/readBibleChapter/kjv/titus/2',
  );
});

it('collapses the books and the chapters', async () => {
  const { user } = renderApp('/viewChapter');
  await user.click(await screen.findByRole('button', { name: 'Book: Genesis' }));
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Chapters of Genesis' }));
  expect(screen.queryByRole('link', { name: '50' })).toBeNull();
});
