import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { logIn, nameUser } from '@test/kit/login';
import { currentPath, renderApp } from '@test/kit/renderApp';

const saved: { name: string; blob: Blob }[] = [];
vi.mock('@/platform/page/download', () => ({
  download: (name: string, blob: Blob) => void saved.push({ name, blob }),
}));

it('opens a shared reference in the reader', async () => {
  renderApp('/share?text=John%203%3A16-17%20KJV');
  await waitFor(() => expect(currentPath()).toBe('/readBibleChapter/kjv/john/3/16?to=17'));
});

it('opens Add Quote filled with a shared text, and keeps the text being typed there', async () => {
  localStorage.setItem('nuggets.draft/demo/quote', JSON.stringify({ draft: 'Half a thought', base: '' }));
  renderApp('/share?title=A%20sermon&text=Fear%20not&url=https%3A%2F%2Fa.org%2F1');
  await waitFor(() => expect(currentPath()).toBe('/addQuote'));
  expect(await screen.findByRole('textbox', { name: 'Quote text' })).toHaveValue(
    'Half a thought\n\nFear not\n(A sermon, https://a.org/1)',
  );
});

it('asks for the user first, and then continues with the shared text', async () => {
  const app = renderApp('/share?text=Watch%20and%20pray', { user: null });
  await waitFor(() => expect(currentPath()).toBe('/login'));
  await nameUser(app.user, 'demo');
  await logIn(app.user);
  await waitFor(() => expect(currentPath()).toBe('/addQuote'));
  expect(await screen.findByRole('textbox', { name: 'Quote text' })).toHaveValue('Watch and pray');
});

it('tells a guest why a shared text cannot be saved', async () => {
  renderApp('/share?text=Watch%20and%20pray', { user: 'Guest' });
  expect(await screen.findByText(/Guest users cannot add quotes/)).toBeVisible();
  expect(screen.getByText('Watch and pray')).toBeVisible();
});

it.each([
  { name: 'full', of: 'setItem' },
  { name: 'forbidden', of: 'getItem' },
] as const)('offers a shared text to be copied where storage is $name', async ({ of }) => {
  const refused = vi.spyOn(Storage.prototype, of).mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  const app = renderApp('/share?text=Watch%20and%20pray');
  expect(await screen.findByText(/This browser cannot store it/)).toBeVisible();
  refused.mockRestore();
  expect(currentPath()).toBe('/share?text=Watch%20and%20pray');
  expect(screen.getByText('Watch and pray')).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied to clipboard!')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('Watch and pray');
});

it('shows the sheets as they are printed, and prints them', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const app = renderApp('/yourData');
  await app.user.click(await screen.findByRole('link', { name: 'Prayer list' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Prayer list' })).toBeVisible();
  const daily = await screen.findByRole('heading', { name: 'Every day' });
  expect(daily).toBeVisible();
  await app.user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  app.unmount();
  renderApp('/yourData/print/week');
  const rows = await screen.findAllByRole('row');
  expect(rows).toHaveLength(7);
  vi.unstubAllGlobals();
});

it('prints a prayer without a title as untitled, and the chapter read today', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 7), toFake: ['Date'] });
  const prepare: NonNullable<Parameters<typeof renderApp>[1]>['prepare'] = (db) => {
    const data = db.user('demo');
    for (const prayer of data.prayers) if (prayer.title === 'Exams') prayer.title = ' ';
    data.readingProgress.push({
      dayOfWeek: 'Saturday',
      bookName: 'mark',
      chapter: 3,
      dateRead: '2026-11-21',
    });
  };
  const app = renderApp('/yourData/print/prayers', { prepare });
  expect(await screen.findByText('Untitled prayer')).toBeVisible();
  app.unmount();
  renderApp('/yourData/print/week', { prepare, now: () => new Date() });
  expect((await screen.findAllByRole('row'))[0]).toHaveTextContent('Saturday11/21/2026Mark 3');
  vi.useRealTimers();
});

it('puts the chosen reminders into a calendar file', async () => {
  const { user } = renderApp('/yourData');
  await user.click(await screen.findByRole('checkbox', { name: 'Prayer' }));
  await user.click(
    within(screen.getByRole('group', { name: 'On' })).getByRole('checkbox', { name: 'Sunday' }),
  );
  await user.click(screen.getByRole('button', { name: 'Remind me' }));
  expect(await screen.findByText(/^nuggets-reminders\.ics is saved/)).toBeVisible();
  const [file] = saved;
  expect(file?.name).toBe('nuggets-reminders.ics');
  const text = (await file?.blob.text())?.replace(/\r\n[ \t]/g, '') ?? '';
  expect(text.match(/SUMMARY:.*/g)).toEqual(['SUMMARY:Practise memory passages', 'SUMMARY:Pray']);
  expect(text).toContain('BYDAY=MO,TU,WE,TH,FR,SA');
  expect(text).toContain(`${window.location.origin}/nuggets/prayers`);
});

it('prints no card before the person’s custom texts are loaded', async () => {
  const { api } = renderApp('/yourData/print/cards');
  const wordings = api.hold('get_mempsg_text_overrides');
  await wordings.arrived;
  await waitFor(() =>
    expect(document.querySelectorAll('p[dir=auto]:not(:empty)')).toHaveLength(
      api.db.user('demo').memoryPassages.length,
    ),
  );
  await waitFor(() => expect(screen.getByText(/^Loading/)).toBeVisible());
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  wordings.release();
  expect(await screen.findByText(/^\d+ cards/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled();
});

it('says that custom texts are missing from the cards, and tries again', async () => {
  const { api, user } = renderApp('/yourData/print/cards', {
    faults: { get_mempsg_text_overrides: '500' },
  });
  expect(await screen.findByText('Not loaded: your own wordings.')).toBeVisible();
  expect(await screen.findByText('Without your own wordings no card can be printed.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Print' })).toBeEnabled());
});

it('prints once all texts are loaded, and nothing if there is no card', async () => {
  const app = renderApp('/yourData/print/cards', { faults: { get_passage_text: 'hang' } });
  await screen.findByText(/^Loading the texts/);
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  app.unmount();
  renderApp('/yourData/print/prayers', { user: 'Guest' });
  await screen.findByText('Guest users have no prayers.');
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});
