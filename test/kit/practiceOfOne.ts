import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { MemoryPassageRow } from '@test/api/schema';
import { renderApp } from './renderApp';

interface OnePassage {
  /** Default: `by_ref/by_freq`. */
  path?: string;
  user?: string;
  /** Differences from the user's first passage, besides its id, which is 7. */
  passage?: Partial<MemoryPassageRow>;
  /** The user's custom text of it; none by default. */
  text?: string;
}

/** Practice of a passage that is the user's only one. */
export function practiceOfOne({ path = 'by_ref/by_freq', user = 'demo', passage = {}, text }: OnePassage) {
  const app = renderApp(`/practice/${path}`, {
    user,
    prepare: (db) => {
      const { memoryPassages, overrides } = db.user(user);
      const [first = expect.fail()] = memoryPassages.splice(0, Infinity);
      const one = { ...first, passageId: 7, ...passage };
      memoryPassages.push(one);
      overrides.splice(0, Infinity);
      if (text !== undefined)
        overrides.push({ passageId: 7, letter: 'a', verseNumber: one.startVerse, text });
    },
  });
  const entries = () => app.store.getState().recallLog?.entries ?? [];
  return { ...app, entries };
}

/** The recall of one passage, once its log is read. */
export async function recallOfOne(one: OnePassage) {
  const app = practiceOfOne(one);
  await screen.findByText('1 of 1');
  await app.user.keyboard('r');
  await screen.findByRole('region', { name: 'Recall' });
  await waitFor(() => expect(screen.queryByText('Loading the recall log…')).toBeNull());
  return app;
}
