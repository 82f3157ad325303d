import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { orderPassages } from '../model/practiceOrder';
import { selectVisit } from './practice';
import { seededRandom } from '@/platform/values/random';
import { chooseFromMenu } from '@test/kit/actions';
import { currentPath, renderApp } from '@test/kit/renderApp';

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const reference = () => screen.getByRole('heading', { level: 2 });

async function practise(path = '/practice/by_ref/by_freq', options = {}) {
  const app = renderApp(path, options);
  await screen.findByText(/^1 of \d+$/);
  return app;
}

describe('by reference', () => {
  it('hides the text until it is revealed, and again after a move', async () => {
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

it('leaves Space to the text when a button was pressed with the mouse', async () => {
  const { user } = await practise();
  // The icon, because that is what the pointer is over.
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
  it('hides the reference until it is revealed', async () => {
    const { user } = await practise('/practice/by_psgtxt/by_freq');
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    await user.click(button('Show reference'));
    expect(reference()).toBeVisible();
    await user.click(button('Next passage'));
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
  });
});

describe('the views', () => {
  it('are recorded at each arrival, the second time round too, by the device’s clock', async () => {
    const started = Date.now();
    const { user, api } = renderApp('/practice/by_ref/by_freq');
    const views = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed');
    await screen.findByText(/^1 of \d+$/);
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowLeft}');
    await waitFor(() => expect(views()).toHaveLength(5));
    expect(new Set(views().map(({ query }) => query?.passageId)).size).toBe(3);
    for (const { query } of views()) {
      expect(Number(query?.lastViewedNum)).toBeGreaterThanOrEqual(started);
      expect(query?.lastViewedStr).toMatch(/^\d\d-\d\d-\d\d (0\d|1[01]):\d\d:\d\d$/);
    }
  });

  it('are not recorded by a page left open over midnight until someone is there', async () => {
    const { user, api, store } = await practise('/practice/by_ref/by_freq');
    const views = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed');
    const day = () => selectVisit(store.getState())?.viewed?.day;
    await waitFor(() => expect(views()).toHaveLength(1));
    const before = day();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => void window.dispatchEvent(new Event('focus')));
    // A press would write down what waits for it.
    await user.keyboard('{Shift}');
    expect(day()).toBe(before);
    await user.click(button('Show text'));
    await waitFor(() => expect(views()).toHaveLength(2));
    vi.useRealTimers();
    expect(views()[1]?.query?.passageId).toBe(views()[0]?.query?.passageId);
  });

  it('are not recorded for a guest, who cannot change the box either', async () => {
    const { user, api } = await practise('/practice/by_ref/by_freq', { user: 'Guest' });
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await user.click(button('Show text'));
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
    expect(api.requests.some(({ endpoint }) => endpoint === 'update_last_viewed')).toBe(false);
    expect(screen.queryByRole('button', { name: 'Move up a box' })).toBeNull();
  });

  it('fail without a notice, and are recorded when the passage is shown again', async () => {
    const { user, api } = await practise('/practice/by_ref/by_freq');
    const calls = () => api.requests.filter(({ endpoint }) => endpoint === 'update_last_viewed').length;
    await waitFor(() => expect(calls()).toBe(1));
    api.faults.set('update_last_viewed', '500:once');
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(calls()).toBe(2));
    await user.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(calls()).toBe(4));
    expect(within(screen.getByRole('status', { name: 'Notices' })).queryByText(/./)).toBeNull();
  });
});

it.each(['by_freq', 'interleave', 'by_last_practiced_time'] as const)(
  'practises in the order %s, and keeps it when boxes change',
  async (order) => {
    const { user, store, api } = renderApp(`/practice/by_ref/${order}`);
    const rows = structuredClone(api.db.user('demo').memoryPassages);
    await screen.findByText(/^1 of \d+$/);
    const passages = (store.getState().passages?.rows ?? []).map((passage) => {
      const lastViewed = rows.find(({ passageId }) => passageId === passage.passageId)?.lastViewedNum ?? 0;
      return { ...passage, lastViewed: lastViewed > 0 ? lastViewed : null };
    });
    const expected = orderPassages(order, passages, seededRandom(1))
      .slice(0, 4)
      .map((passage) => passage.passageId);
    const ids = () => store.getState().practice?.visit?.ids.slice(0, 4);
    expect(ids()).toEqual(expected);
    await user.click(button('Move down a box'));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    await screen.findByText(/^Frequency updated to Box \d$/);
    await user.click(button('Next passage'));
    expect(ids()).toEqual(expected);
    expect(screen.getByText(/^2 of/)).toBeVisible();
  },
);

describe('the box', () => {
  it('changes after it was confirmed, and is written with the whole passage', async () => {
    const { user, api } = await practise();
    await user.click(button(/^Passage info/));
    expect(screen.getByText('Box 1')).toBeVisible();
    expect(button('Move up a box')).toBeDisabled();
    await user.click(button('Move down a box'));
    const dialog = await screen.findByRole('dialog', { name: 'Confirm Frequency Change' });
    expect(within(dialog).getByText('Change frequency to Box 2?')).toBeVisible();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('Frequency updated to Box 2')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Box 2')).toBeVisible();
    const sent = api.requests.filter(({ endpoint }) => endpoint === 'update_passage');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatchObject({
      newText: null,
      passageRefAppendLetter: null,
      passage: { frequencyDays: 2 },
    });
  });

  it.each([
    ['error', 'Failed to update frequency'],
    ['500', 'Error updating frequency'],
    ['garbage', 'Error updating frequency'],
  ])('stays as it is when the server answers %s', async (fault, words) => {
    const { user, api } = await practise();
    await user.click(button(/^Passage info/));
    api.faults.set('update_passage', fault);
    await user.click(button('Move down a box'));
    await user.click(await screen.findByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Box 1')).toBeVisible();
    expect(button('Move down a box')).toBeEnabled();
  });
});

describe('the explanation', () => {
  it('is added, stays in its dialog until saved, and is read from the info line', async () => {
    const { user, api } = await practise('/practice/by_ref/by_freq');
    api.faults.set('update_passage', 'error:once');
    await user.click(button(/^Passage info/));
    await user.click(await screen.findByRole('button', { name: 'Add explanation' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Explanation' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox'), 'Hold fast.');
    await user.click(save);
    expect(await screen.findByText('Failed to save explanation')).toBeVisible();
    expect(within(dialog).getByRole('textbox')).toHaveValue('Hold fast.');
    await user.click(save);
    expect(await screen.findByText('Explanation saved successfully')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Explanation' }));
    const read = await screen.findByRole('dialog', { name: 'Passage Explanation' });
    expect(within(read).getByText('Hold fast.')).toBeVisible();
    await user.click(within(read).getByRole('button', { name: 'Update' }));
    expect(await screen.findByRole('dialog', { name: 'Update Explanation' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });
});

it('prefetches the texts of the next 25 passages, once, for who goes offline', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const app = renderApp('/practice/by_psgtxt/by_freq');
    await screen.findByText(/^1 of \d+$/);
    const texts = () => app.api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text');
    await waitFor(() => expect(texts().length).toBeGreaterThan(0));
    const soon = texts().length;
    expect(soon).toBeLessThanOrEqual(4);
    await vi.advanceTimersByTimeAsync(4_000);
    await waitFor(() => expect(texts().length).toBeGreaterThanOrEqual(25));
    app.api.faults.set('*', 'drop');
    for (let step = 1; step <= 5; step += 1) {
      await app.user.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.querySelector('.scripture .verse')).toBeInTheDocument());
    }
    const requests = texts()
      .slice(0, 27)
      .map(({ query }) => JSON.stringify(query));
    expect(new Set(requests).size).toBe(requests.length);
  } finally {
    vi.useRealTimers();
  }
});

it('prefetches nothing when the device saves data', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  try {
    const app = renderApp('/practice/by_psgtxt/by_freq');
    await screen.findByText(/^1 of \d+$/);
    await waitFor(() => expect(document.querySelector('.scripture .verse')).toBeInTheDocument());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(app.api.requests.filter(({ endpoint }) => endpoint === 'get_passage_text').length).toBeLessThan(5);
  } finally {
    vi.useRealTimers();
    Reflect.deleteProperty(navigator, 'connection');
  }
});

it('comes back from View In Context to the same passage in the same order', async () => {
  const { user, store } = await practise('/practice/by_ref/rand');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  const shown = reference().textContent;
  const ids = store.getState().practice?.visit?.ids;
  await chooseFromMenu(user, 'View In Context');
  await waitFor(() => expect(currentPath()).toMatch(/^\/readBibleChapter\//));
  await screen.findByRole('button', { name: 'Go to verse' });
  window.history.back();
  await screen.findByText(/^3 of/);
  expect(reference()).toHaveTextContent(shown);
  expect(store.getState().practice?.visit?.ids).toEqual(ids);
});

it('shows an own wording with its letter, and another translation without it', async () => {
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

it('starts over when another device has replaced all passages of the visit', async () => {
  const { api } = await practise();
  const { memoryPassages } = api.db.user('demo');
  const [first] = memoryPassages;
  if (!first) throw new Error('there is nothing to practise');
  memoryPassages.splice(0, Infinity, { ...first, passageId: 9001, bookName: 'jude', chapter: 1 });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockImplementation(() => now + 6 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(reference()).toHaveTextContent(/^Jude 1:/);
});

it.each([
  ['/practice/by_sight/rand', /no practice mode “by_sight”/],
  ['/practice/by_ref/by_ref', /no display order “by_ref”/],
  ['/practice', /No practice mode is chosen/],
  ['/practice/by_ref', /No display order is chosen/],
])('says what is wrong with %s, and links to the setup', async (path, words) => {
  renderApp(path);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Practice Setup' })).toHaveAttribute(
    'href',
    '/nuggets/practiceSetup',
  );
});

it.each(['500', '401', 'error', 'html', 'garbage', 'types', 'drop'])(
  'shows the error when the list fails with %s, and retries',
  async (fault) => {
    const app = renderApp('/practice/by_ref/by_freq');
    app.api.faults.set('get_mempsg_list', fault);
    expect(await screen.findByText(/^Error loading memory passages: /)).toBeVisible();
    app.api.faults.clear();
    await app.user.click(button('Try again'));
    expect(await screen.findByText(/^1 of/)).toBeVisible();
  },
);

it('shows how long the loading takes', async () => {
  const { api } = renderApp('/practice/by_ref/by_freq');
  api.faults.set('get_mempsg_list', 'hang');
  expect(await screen.findByText('0 seconds')).toBeVisible();
  expect(await screen.findByText('1 second')).toBeVisible();
});

it.each(['500', 'garbage', 'drop'])(
  'shows the error when a text fails with %s, and retries',
  async (fault) => {
    const app = renderApp('/practice/by_psgtxt/by_freq');
    app.api.faults.set('get_passage_text', fault);
    const { findByText, findByRole } = within(await screen.findByRole('alert'));
    expect(await findByText('Error loading passage text')).toBeVisible();
    expect(await screen.findAllByText('Error loading passage text')).toHaveLength(2);
    app.api.faults.clear();
    await app.user.click(await findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
  },
);

it('practises with the translations when the own wordings fail to load', async () => {
  const app = renderApp('/practice/by_psgtxt/by_freq');
  app.api.faults.set('get_mempsg_text_overrides', '500');
  expect(await screen.findByText('Error loading passage text')).toBeVisible();
  await waitFor(() => expect(document.querySelector('.scripture .verse')).not.toBeNull());
  // The text may not be the one that was learned.
  expect(screen.getByText('Not loaded: your own wordings.')).toBeVisible();
  app.api.faults.clear();
  await app.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('Not loaded: your own wordings.')).toBeNull());
});
