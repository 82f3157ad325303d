import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { first, opened, options } from '@test/kit/command';
import { putOnDevice } from '@test/kit/keptBible';
import { currentPath } from '@test/kit/renderApp';
import { searches } from '@test/kit/search';
import { removeKept } from '@/bible/device/bibleStorage';
import { forgetBooks } from '@/bible/device/bookMemory';
import { endWorker } from '@/bible/device/worker/inWorker';

beforeEach(() => putOnDevice('kjv', { real: ['john', 'ruth'] }));
afterEach(async () => {
  await removeKept('kjv');
  forgetBooks('kjv');
  endWorker();
});

it('finds the first verses that have the typed words, without a call', async () => {
  const app = await opened();
  await app.user.keyboard('I am the bread');
  await waitFor(() => expect(options().filter((row) => row.includes('John 6:'))).toHaveLength(2));
  expect(options().find((row) => row.includes('John 6:41'))).toMatch(/came down from heaven/);
  // The search, which was listed before them, does not move.
  expect(first()).toMatch(/^Search the Bible/);
  expect(searches(app.api)).toEqual([]);
});

it('finds words with others between them, and opens the verse', async () => {
  const { user } = await opened();
  await user.keyboard('kissed ruth clave');
  await waitFor(() => expect(options().at(-1)).toMatch(/Ruth 1:14/));
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/ruth/1/14'));
});

it('offers at most five', async () => {
  const { user } = await opened();
  await user.keyboard('verily');
  await waitFor(() => expect(options().filter((row) => row.includes(' KJV')).length).toBe(5));
});
