import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { otherTranslations, readOtherTranslations } from '@/bible/text/otherTranslations';
import { practiceOfOne } from '@test/kit/practiceOfOne';
import { startStore } from '@test/kit/startStore';

/** The first verse of Psalm 9 in one of the translations, and in none of them. */
const ASV = 'I will give thanks unto Jehovah with my whole heart; I will show forth all thy marvellous works';
const NONE = 'I will dance all day long with my whole heart; I will show forth all thy marvellous works';

const PSALM_9 = { bookName: 'psalms', chapter: 9, startVerse: 1, endVerse: 1 } as const;

/** Practice of a verse of Psalm 9 alone, memorised in a translation. */
const practice = (translation: 'kjv' | 'asv', verse = 1) =>
  practiceOfOne({
    passage: { bookName: 'psalms', chapter: 9, startVerse: verse, endVerse: verse, translation },
  });

async function write({ user }: Pick<ReturnType<typeof practice>, 'user'>, text: string) {
  if (screen.queryByRole('group', { name: 'Exercises' }) === null) await user.keyboard('r');
  await user.click(
    within(await screen.findByRole('group', { name: 'Exercises' })).getByRole('button', { name: 'Write' }),
  );
  await user.type(screen.getByRole('textbox', { name: 'Write the passage' }), text);
  await user.click(screen.getByRole('button', { name: 'Check' }));
}
const offer = () => screen.findByRole('button', { name: 'Look in other translations' });

it('says when no other translation can be loaded', async () => {
  const app = practice('kjv');
  const { user, api } = app;
  await screen.findByText('1 of 1');
  await write(app, NONE);
  api.faults.set('get_passage_text', '500');
  await user.click(await offer());
  expect(await screen.findByText('The other translations could not be read now.')).toBeVisible();
});

it('names the translation of a wrong word, fetching the others only on request', async () => {
  const app = practice('kjv');
  const { user, api } = app;
  await screen.findByText('1 of 1');
  await write(app, ASV);
  const texts = () => api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text');
  const before = texts().length;
  await user.click(await offer());
  expect(await screen.findByText('“give thanks unto Jehovah” is from ASV.')).toBeVisible();
  expect(texts().length).toBe(before + 13);
  expect(screen.getByRole('link', { name: 'Compare the translations' })).toHaveAttribute(
    'href',
    '/nuggets/compare/psalms/9/1?with=kjv,asv',
  );

  // Loaded texts are not requested again, and words that none of them has cause no question.
  await write(app, NONE);
  await screen.findByRole('heading', { name: /^Not yet/ });
  await write(app, ASV);
  await user.click(await screen.findByRole('button', { name: 'From another translation?' }));
  expect(await screen.findByText('“give thanks unto Jehovah” is from ASV.')).toBeVisible();
  expect(texts().length).toBe(before + 13);
});

it('asks only if one of the texts on the device has the words', async () => {
  const passage = { ...PSALM_9, translation: 'kjv' } as const;
  await startStore().store.dispatch(otherTranslations(passage, new AbortController().signal));
  const app = practice('kjv');
  await screen.findByText('1 of 1');
  await write(app, NONE);
  await screen.findByRole('heading', { name: /^Not yet/ });
  // Read after the texts that the screen reads, which it has by then.
  await act(() => app.store.dispatch(readOtherTranslations(passage)));
  expect(screen.queryByRole('button', { name: /other translation/ })).toBeNull();
  await write(app, ASV);
  expect(await screen.findByRole('button', { name: 'From another translation?' })).toBeVisible();
});

it('says if no other translation has the words', async () => {
  const app = practice('kjv', 3);
  await screen.findByText('1 of 1');
  await write(app, 'They dance all day long');
  await app.user.click(await offer());
  expect(await screen.findByText('None of 13 other translations has these words there.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare the translations' })).toHaveAttribute(
    'href',
    '/nuggets/compare/psalms/9/3',
  );
});

it('includes the passage’s own translation when another one is recalled', async () => {
  const app = practice('asv');
  const { user } = app;
  await screen.findByText('1 of 1');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'kjv');
  await write(app, ASV);
  await user.click(await screen.findByRole('button', { name: 'From another translation?' }));
  expect(await screen.findByText('“give thanks unto Jehovah” is from ASV.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Compare the translations' })).toHaveAttribute(
    'href',
    '/nuggets/compare/psalms/9/1?with=kjv,asv',
  );
});

it('requests no further translation after leaving the screen', async () => {
  // A verse whose texts no other test has stored on this device.
  const { user, api, store, unmount } = practice('kjv', 2);
  await screen.findByText('1 of 1');
  await write({ user }, 'They dance all day long');
  const texts = () => api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text').length;
  const isLoading = () =>
    Object.values(store.getState().bibleText.entries).some(({ status }) => status === 'loading');
  const before = texts();
  const request = api.hold('get_passage_text', 3);
  await user.click(await offer());
  await waitFor(() => expect(texts()).toBe(before + 3));
  unmount();
  request.release();
  await waitFor(() => expect(isLoading()).toBe(false));
  expect(texts()).toBe(before + 3);
});

it('does not ask about a word or two, which may be coincidence', async () => {
  const app = practice('kjv');
  await screen.findByText('1 of 1');
  await write(app, 'I will praise thee Jehovah with all my whole heart');
  await screen.findByRole('heading', { name: /^Not yet/ });
  expect(screen.queryByRole('button', { name: /other translation/ })).toBeNull();
});
