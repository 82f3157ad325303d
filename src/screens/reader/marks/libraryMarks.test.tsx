import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

const signsOf = (verse: number) => document.getElementById(`v${verse}`)?.dataset.marks;

/** One of each in John 3, and the lists loaded by the screens that show them. */
async function inTheLibrary(path: string) {
  const view = renderApp('/browseBible', {
    prepare: (db) => {
      const { nuggets } = db.user('demo');
      const [nugget] = nuggets;
      nuggets.splice(0);
      if (nugget) nuggets.push({ ...nugget, bookName: 'john', chapter: 3, startVerse: 16, endVerse: 17 });
    },
  });
  await screen.findByText(/^1 of 1$/);
  window.history.pushState(null, '', `/nuggets${path}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByText(/For God so loved the world/);
  return view;
}

it('marks what is one of the own nuggets, without a request, and tells it when the verse is chosen', async () => {
  const { user, api } = await inTheLibrary('/readBibleChapter/kjv/john/3');
  const before = api.requests.filter(({ endpoint }) => endpoint.includes('list')).length;
  await waitFor(() => expect(signsOf(16)).toBe('★'));
  expect(signsOf(17)).toBe('★');
  expect(signsOf(18)).toBeUndefined();
  expect(api.requests.filter(({ endpoint }) => endpoint.includes('list'))).toHaveLength(before);
  await user.click(document.getElementById('v16') ?? document.body);
  const own = within(await screen.findByRole('list', { name: 'Yours' }));
  await user.click(own.getByRole('button', { name: /^Nugget/ }));
  expect(currentPath()).toBe('/browseBible');
  expect(await screen.findByRole('heading', { name: 'John 3:16-17' })).toBeVisible();
});

it('marks nothing for a guest', async () => {
  renderApp('/read/kjv/john/3', { user: null });
  await screen.findByText(/For God so loved the world/);
  expect(document.querySelector('[data-marks]')).toBeNull();
});
