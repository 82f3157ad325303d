import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { shareLocks } from '@test/kit/shareLocks';
import { forgetImport, storeRows } from './store/importJob';
import { markUnfinished } from './store/unfinishedImport';

afterEach(async () => {
  Reflect.deleteProperty(navigator, 'locks');
  await forgetImport('demo');
});

it('says that another tab is adding, and adds the rest once that tab is closed', async () => {
  shareLocks();
  await storeRows('demo', [
    { at: 0, location: 'line 1', item: { kind: 'quote', text: 'Fear not.', topics: [] }, state: 'open' },
  ]);
  markUnfinished('demo', 'of another tab');
  let close = (): void => undefined;
  const closed = new Promise<void>((resolve) => (close = resolve));
  void navigator.locks.request('nuggets-outbox/import/demo', () => closed);
  const { api } = renderApp('/yourData');
  expect(await screen.findByText(/^Another tab is adding these rows/)).toBeVisible();
  expect(screen.queryByText(/Adding/)).toBeNull();
  expect(screen.queryByRole('progressbar', { name: 'Added so far' })).toBeNull();
  close();
  expect(await screen.findByText('1 row added.')).toBeVisible();
  expect(api.db.user('demo').quotes.at(-1)?.text).toBe('Fear not.');
});
