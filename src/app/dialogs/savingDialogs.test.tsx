import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { choose } from '@test/kit/prayers';
import { fieldOfQuote } from '@test/kit/quotes';
import { renderApp } from '@test/kit/renderApp';

type App = ReturnType<typeof renderApp>;

const dialog = async () => within(await screen.findByRole('dialog'));
const press = async ({ user }: App, name: string) => user.click(await screen.findByRole('button', { name }));
const pressInside = async ({ user }: App, name: string) =>
  user.click(await (await dialog()).findByRole('button', { name }));
const type = async ({ user }: App, label: string, words: string) =>
  user.type(await (await dialog()).findByLabelText(label), words);
const chooseFromMenu = async (app: App, item: string) => {
  await press(app, 'More actions');
  await app.user.click(await screen.findByRole('menuitem', { name: item }));
  await screen.findByRole('dialog');
};

/** Each dialog that waits for the outbox, which responds in time, filled in and submitted; the write that it waits for. */
const DIALOGS: readonly (readonly [
  name: string,
  path: string,
  endpoint: string,
  submit: (app: App) => Promise<void>,
])[] = [
  [
    'Add Link',
    '/links',
    'add_additional_link',
    async (app) => {
      await press(app, 'Add Link');
      await type(app, 'Label', 'Hymns');
      await type(app, 'URL', 'https://hymns.example');
      await pressInside(app, 'Add Link');
    },
  ],
  [
    'Manage Topics for Quote',
    '/viewQuotes',
    'add_quote_topic',
    async (app) => {
      await screen.findByText(/^Showing/);
      await chooseFromMenu(app, 'Manage Topics');
      const boxes = await (await dialog()).findAllByRole('checkbox', { checked: false });
      await app.user.click(boxes[0] ?? document.body);
      await pressInside(app, 'Add Topics');
    },
  ],
  [
    'Note on John 3:16',
    '/readBibleChapter/kjv/john/3',
    'add_nonbible_memory_fact',
    async (app) => {
      await screen.findByText(/For God so loved the world/);
      await app.user.click(document.getElementById('v16') ?? document.body);
      await press(app, 'Note');
      await type(app, 'Note', 'Loved');
      await pressInside(app, 'Save');
    },
  ],
  [
    'Edit Quote',
    '/viewQuotes',
    'update_quote',
    async (app) => {
      await screen.findByText(/^Showing/);
      await chooseFromMenu(app, 'Edit Quote');
      await fieldOfQuote();
      await type(app, 'Quote text', '!');
      await pressInside(app, 'Save');
    },
  ],
  [
    'Archive Prayer',
    '/prayers',
    'archive_prayer',
    async (app) => {
      await choose(app, 'Exams', 'Archive...');
      await pressInside(app, 'Archive');
    },
  ],
];

it.each(DIALOGS)('nothing closes %s while saving', async (name, path, endpoint, submit) => {
  const app = renderApp(path);
  const answer = app.api.hold(endpoint);
  await submit(app);
  await answer.arrived;
  const open = await dialog();
  for (const button of ['Cancel', 'Close']) {
    await waitFor(() => expect(open.getByRole('button', { name: button })).toBeDisabled());
  }
  await app.user.keyboard('{Escape}');
  await act(async () => {
    const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.back();
    await gone;
  });
  expect(screen.getByRole('dialog', { name })).toBeVisible();
  answer.release();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
