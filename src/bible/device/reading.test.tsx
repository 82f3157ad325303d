import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putOnDevice } from '@test/kit/keptBible';
import { renderApp } from '@test/kit/renderApp';
import { rememberOnDevice } from '../text/onDevice';
import { removeKept } from './bibleStorage';
import { forgetBooks } from './bookMemory';

beforeEach(async () => {
  await putOnDevice('kjv', { real: ['john', 'luke', '1-john', 'psalms'] });
  await putOnDevice('asv', { real: ['psalms'] });
  const whole = { isWhole: true, isDownloading: false };
  rememberOnDevice({ kjv: whole, asv: whole });
});
afterEach(async () => {
  for (const code of ['kjv', 'asv'] as const) {
    await removeKept(code);
    forgetBooks(code);
  }
});

const texts = ({ api }: ReturnType<typeof renderApp>) =>
  api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text' || endpoint === 'bible_search');

it('reads chapters that were never opened, without a network', async () => {
  const app = renderApp('/readBibleChapter/kjv/john/1', { faults: { get_passage_text: 'drop' } });
  expect(await screen.findByText(/In the beginning was the Word/)).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Previous chapter' }));
  expect(await screen.findByText(/Then he said unto them, O fools/)).toBeVisible();
  expect(screen.queryByText(/Error loading verses/)).toBeNull();
  expect(texts(app)).toEqual([]);
});

it('fetches no neighbours of a chapter that is kept', async () => {
  const app = renderApp('/readBibleChapter/kjv/john/2');
  await screen.findByText(/there was a marriage in Cana/);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(texts(app)).toEqual([]);
});

it('compares translations that are kept, without a call', async () => {
  const app = renderApp('/compare/psalms/23/1?with=kjv,asv', { faults: { get_passage_text: 'drop' } });
  expect(await screen.findByText('Jehovah')).toBeVisible();
  expect(texts(app)).toEqual([]);
});

it('asks the server for verses missing on the device', async () => {
  rememberOnDevice({ kjv: { isWhole: false, isDownloading: true } });
  await removeKept('kjv');
  const app = renderApp('/readBibleChapter/kjv/john/1');
  expect(await screen.findByText(/In the beginning was the Word/)).toBeVisible();
  expect(texts(app).length).toBeGreaterThan(0);
});

it('asks the server where the storage does not respond', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('broken', 'UnknownError');
  });
  const app = renderApp('/readBibleChapter/kjv/john/1');
  expect(await screen.findByText(/In the beginning was the Word/)).toBeVisible();
  await waitFor(() => expect(texts(app).length).toBeGreaterThan(0));
});
