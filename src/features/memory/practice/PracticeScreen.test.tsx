import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderPassages } from '../model/practiceOrder';
import { seededRandom } from '@/platform/values/random';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { selectVisit } from './practice';
import { button, practise, reference } from '@test/kit/practice';

describe('by reference', () => {
  it('hides the text until revealed, and again after a move', async () => {
    const { user } = await practise();
    expect(reference()).toBeVisible();
    expect(document.querySelector('.scripture')).toBeNull();
    await user.click(button('Show text'));
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
    const before = reference().textContent;
    await user.click(button('Next passage'));
    expect(reference().textContent).not.toBe(before);
    expect(document.querySelector('.scripture')).toBeNull();
    expect(screen.getByText(/^2 of \d+$/)).toBeVisible();
  });

  it('moves by arrow keys, wraps at both ends, and reveals by Space', async () => {
    const { user, api } = await practise();
    const count = api.db.user('demo').memoryPassages.length;
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByText(`${count} of ${count}`)).toBeVisible();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByText(`1 of ${count}`)).toBeVisible();
    await user.keyboard(' ');
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
  });
});

it('uses Space for the text after a button was pressed with the mouse', async () => {
  const { user } = await practise();
  // The icon, because the pointer is over that.
  const icon = button('Next passage').querySelector('svg');
  await user.click(icon ?? button('Next passage'));
  await user.keyboard(' ');
  expect(screen.getByText(/^2 of \d+$/)).toBeVisible();
  await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
  button('Next passage').focus();
  await user.keyboard(' ');
  expect(screen.getByText(/^3 of \d+$/)).toBeVisible();
  expect(button('Next passage')).toHaveFocus();
});

it('goes to Bible Search with /', async () => {
  const { user } = await practise();
  await user.keyboard('/');
  expect(currentPath()).toBe('/search');
  expect(await screen.findByRole('search', { name: 'Bible' })).toBeVisible();
});

describe('by passage text', () => {
  it('hides the reference until revealed', async () => {
    const { user } = await practise('/practice/by_psgtxt/by_freq');
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await user.click(button('Show reference'));
    expect(reference()).toBeVisible();
    await user.click(button('Next passage'));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

it.each(['by_freq', 'interleave', 'by_last_practiced_time'] as const)(
  'practises in the order %s, and keeps that order when boxes change',
  async (order) => {
    const { user, store, api } = renderApp(`/practice/by_ref/${order}`);
    const rows = structuredClone(api.db.user('demo').memoryPassages);
    await screen.findByText(/^1 of \d+$/);
    const passages = (store.getState().lists?.byName.passages?.rows ?? []).map((passage) => {
      const lastViewed = rows.find(({ passageId }) => passageId === passage.passageId)?.lastViewedNum ?? 0;
      return { ...passage, lastViewed: lastViewed > 0 ? lastViewed : null };
    });
    const expected = orderPassages(order, passages, seededRandom(1), { now: Date.now() })
      .slice(0, 4)
      .map((passage) => passage.passageId);
    const ids = () => selectVisit(store.getState())?.ids.slice(0, 4);
    expect(ids()).toEqual(expected);
    await user.click(button('Move down a box'));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText(/^Moved to Box \d$/);
    await user.click(button('Next passage'));
    expect(ids()).toEqual(expected);
    expect(screen.getByText(/^2 of/)).toBeVisible();
  },
);

it('returns from View In Context to the same passage in the same order', async () => {
  const { user, store } = await practise('/practice/by_ref/rand');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const shown = reference().textContent;
  const ids = selectVisit(store.getState())?.ids;
  await chooseFromMenu(user, 'View In Context');
  await waitFor(() => expect(currentPath()).toMatch(/^\/readBibleChapter\//));
  await screen.findByRole('button', { name: 'Go to verse' });
  window.history.back();
  await screen.findByText(/^3 of/);
  expect(reference()).toHaveTextContent(shown);
  expect(selectVisit(store.getState())?.ids).toEqual(ids);
});

it('shows a custom text with its letter, and another translation without a letter', async () => {
  const { user } = await practise();
  await chooseFromMenu(user, 'Go to Passage');
  await user.click(await screen.findByRole('button', { name: /^Exodus 20:12a/ }));
  expect(reference()).toHaveTextContent('Exodus 20:12a');
  await user.click(button('Show text'));
  expect(await screen.findByText('Honour thy father and thy mother.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'asv');
  expect(await screen.findByText(/that thy days may be long/)).toBeVisible();
  expect(reference()).toHaveTextContent(/^Exodus 20:12$/);
  await user.click(button('Next passage'));
  await user.click(button('Previous passage'));
  expect(reference()).toHaveTextContent('Exodus 20:12a');
});
