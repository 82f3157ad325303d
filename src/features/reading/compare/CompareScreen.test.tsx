import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const marks = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);

it('shows a verse in the translations asked for, and marks the words that differ', async () => {
  renderApp('/compare/psalms/23/1?with=kjv,asv');
  expect(await screen.findByRole('heading', { name: 'Compare Psalms 23:1', level: 1 })).toBeVisible();
  expect(await screen.findByText('The LORD')).toBeVisible();
  expect(marks()).toEqual(['The LORD', 'Jehovah']);
  expect(screen.getByRole('link', { name: 'Read Psalms 23 (KJV, ASV)' })).toHaveAttribute(
    'href',
    '/nuggets/readBibleChapter/kjv/psalms/23/1?with=asv',
  );
});

it('opens from the chosen verses of the reader, and remembers the translations', async () => {
  const { user, unmount } = renderApp('/readBibleChapter/asv/john/3/16?to=17');
  await screen.findByText(/For God so loved the world/);
  await user.click(document.getElementById('v16') ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  expect(await screen.findByRole('heading', { name: 'Compare John 3:16' })).toBeVisible();
  expect(currentPath()).toBe('/compare/john/3/16?with=asv');
  await user.click(screen.getByRole('button', { name: 'Add translation' }));
  await waitFor(() => expect(currentPath()).toBe('/compare/john/3/16?with=asv,kjv,esv'));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation 3' }), 'ylt');
  await user.click(screen.getByRole('button', { name: 'Remove ASV' }));
  await waitFor(() => expect(currentPath()).toBe('/compare/john/3/16?with=kjv,ylt'));
  unmount();
  renderApp('/compare/john/3/16?to=17');
  expect(await screen.findByRole('heading', { name: 'Compare John 3:16-17' })).toBeVisible();
  const set = within(screen.getByRole('group', { name: 'Translations' }));
  expect(set.getAllByRole('combobox').map((select) => select.getAttribute('aria-label'))).toHaveLength(2);
  expect(set.getByRole('combobox', { name: 'Translation 1' })).toHaveValue('kjv');
  expect(set.getByRole('combobox', { name: 'Translation 2' })).toHaveValue('ylt');
});

it('shows the other translations where one failed to load', async () => {
  const { user, api } = renderApp('/compare/2-corinthians/13/14?with=kjv,asv');
  await waitFor(() => expect(screen.getAllByText(/grace of the Lord/)).toHaveLength(2));
  api.faults.set('get_passage_text', '500:once');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation 1' }), 'ylt');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getAllByText(/grace of the Lord/)).toHaveLength(2));
});

it('names the unknown book of a URL', async () => {
  renderApp('/compare/jonh/3/16?with=kjv');
  expect(await screen.findByText('There is no book “jonh”.')).toBeVisible();
});

it('says that there is no such verse, where all the translations lack the verse', async () => {
  renderApp('/compare/john/3/99?with=kjv,asv');
  expect(await screen.findByText('John 3 has 36 verses: there is no verse 99.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read John 3 (KJV)' })).toBeVisible();
});

it('compares the first chapter of a book alone', async () => {
  renderApp('/compare/john?with=kjv,asv');
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare John 1' })).toBeVisible();
});

it('begins with translations that have text here', async () => {
  server.use(
    http.get('*/get_passage_text.php', ({ request }) =>
      /translation=(?:esv|nas|niv)/.test(request.url) ? HttpResponse.json(null) : undefined,
    ),
  );
  renderApp('/compare/john/3/16?with=kjv');
  await waitFor(() => expect(screen.getAllByText(/For God so loved/)).toHaveLength(2));
  expect(screen.queryByText(/has no text/)).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Translation 1' })).toHaveValue('kjv');
});

it('goes to the next verse and the one before, also by keys, and has red letters', async () => {
  const { user } = renderApp('/compare/john/3/16?with=kjv,asv');
  await waitFor(() => expect(screen.getAllByText(/For God so loved/)).toHaveLength(2));
  expect(document.querySelector('[data-translation=kjv] .words-of-christ')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Next verse' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare John 3:17' })).toBeVisible();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Compare John 3:15' })).toBeVisible();
  expect(currentPath()).toBe('/compare/john/3/15?with=kjv,asv');
});
