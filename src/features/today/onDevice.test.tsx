import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { rememberTranslation } from '@/bible/lastChosen';
import { putOnDevice } from '@test/kit/keptBible';
import { renderApp } from '@test/kit/renderApp';

/** Saturday 21 November 2026: the chapter of an empty plan is Matthew 1. */
beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 10, 21, 7), toFake: ['Date'] }));

it('says the first words of a chapter on the device, also without a network', async () => {
  await putOnDevice('kjv', { real: ['matthew'] });
  rememberTranslation('kjv');
  const { api } = renderApp('/today', {
    now: () => new Date(),
    prepare: (db) => void Object.assign(db.user('demo'), { readingProgress: [] }),
  });
  await screen.findByRole('button', { name: /^Matthew 1/ });
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const queue = within(await screen.findByRole('group', { name: "Today's queue" }));
  const chapter = await queue.findByRole('button', { name: /^Matthew 1/ });
  await waitFor(() => expect(chapter).toHaveTextContent(/generation of Jesus Christ/));
  const texts = api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text');
  expect(texts.length).toBeGreaterThan(0);
  expect(JSON.stringify(texts)).not.toMatch(/matthew/i);
});
