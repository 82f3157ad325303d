import { http, HttpResponse } from 'msw';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';
import { forgetImport } from './store/importJob';

const saved: Blob[] = [];
vi.mock('@/platform/page/download', () => ({
  download: (_: string, blob: Blob) => void saved.push(blob),
}));

beforeEach(() => void (saved.length = 0));
afterEach(() => forgetImport('demo'));

const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function addQuotes(app: ReturnType<typeof renderApp>, csv: string) {
  await app.user.upload(await screen.findByLabelText('Choose a file…'), new File([csv], 'quotes.csv'));
  await app.user.click(await button('Preview'));
  const add = await button(/^Add \d+ quotes?$/);
  const hint = within(screen.getByRole('group', { name: 'Preview' })).queryByText(
    /takes no topics/,
  )?.textContent;
  await app.user.click(add);
  return hint;
}

it('adds all quotes if the server cannot put topics on them, and says that once', async () => {
  const app = renderApp('/yourData', { faults: { add_quote_topic: '404' } });
  const texts = Array.from({ length: 9 }, (_, index) => `Fear not ${index}`);
  const hint = await addQuotes(
    app,
    `Quote,Topics\n${texts.map((text) => `${text},Courage\n`).join('')}Untagged,\n`,
  );
  // Before anything is sent.
  expect(hint).toBe('This server takes no topics for quotes. They are added without.');
  expect(await screen.findByText('10 rows added, 9 of them not with everything.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  const added = app.api.db.user('demo').quotes.slice(80);
  expect(added.map(({ text }) => text).sort()).toEqual([...texts, 'Untagged']);

  const why = 'It was added, but not its topics: This server has no add_quote_topic.php';
  const list = within(screen.getByRole('list', { name: why }));
  expect(list.getAllByRole('listitem')).toHaveLength(9);
  expect(screen.getAllByText(new RegExp('add_quote_topic'))).toHaveLength(1);
  await app.user.click(await button('Save what was not added'));
  const file = (await saved[0]?.text()) ?? '';
  expect(file.trim().split('\r\n')).toHaveLength(10);
  expect(file).toContain(`"Fear not 3","${why}","Courage"`);
});

it('calls a missing script at most once for each row under way', async () => {
  const app = renderApp('/yourData', { faults: { add_quote_topic: '404' } });
  const rows = Array.from({ length: 30 }, (_, index) => `Line ${index},Courage\n`);
  await addQuotes(app, `Quote,Topics\n${rows.join('')}`);
  expect(await screen.findByText('30 rows added, 30 of them not with everything.')).toBeVisible();
  const asked = app.api.requests.filter(({ endpoint }) => endpoint === 'add_quote_topic');
  // Once for the preview.
  expect(asked.length).toBeLessThanOrEqual(1 + 4);
});

it('adds the existing topics where a new one cannot be created', async () => {
  const app = renderApp('/yourData', { faults: { add_new_topic: '404' } });
  const [known] = app.api.db.user('demo').topics;
  if (!known) throw new Error('no topic');
  await addQuotes(app, `Quote,Topics\nOne,${known.name};Newly named\nTwo,Newly named\n`);
  expect(await screen.findByText('2 rows added, 2 of them not with everything.')).toBeVisible();
  const [one, two] = app.api.db
    .user('demo')
    .quotes.slice(80)
    .toSorted((a, b) => a.text.localeCompare(b.text));
  expect(one).toMatchObject({ text: 'One', topicIds: [known.id] });
  expect(two).toMatchObject({ text: 'Two', topicIds: [] });
});

it('continues past a row at which the server always fails, and names that row', async () => {
  const app = renderApp('/yourData');
  server.use(
    http.post('*/add_nonbible_memory_fact.php', async ({ request }) => {
      const text = await request.clone().text();
      return text.includes('Three')
        ? HttpResponse.json({ error: 'Bad character' }, { status: 500 })
        : undefined;
    }),
  );
  await addQuotes(app, 'Quote\nOne\nTwo\nThree\nFour\nFive\nSix\n');
  expect(await screen.findByText('5 rows added, 1 not added.')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Not added: Bad character' }));
  expect(list.getByText('Three')).toBeVisible();
  expect(app.api.db.user('demo').quotes).toHaveLength(85);
});

it('compares quotes without the lists of other things', async () => {
  const app = renderApp('/yourData', { faults: { get_prayers: '404', get_additional_links: '500' } });
  expect(await addQuotes(app, 'Quote\nOne\n')).toBeUndefined();
  expect(await screen.findByText('1 row added.')).toBeVisible();
});

it('names the rows that cannot be compared in the preview', async () => {
  const app = renderApp('/yourData', { faults: { get_prayers: '404' } });
  const csv = new File(['Prayer\nFor rain\n'], 'prayers.csv');
  await app.user.upload(await screen.findByLabelText('Choose a file…'), csv);
  await app.user.selectOptions(await screen.findByLabelText('The rows are'), 'prayers');
  await app.user.click(await button('Preview'));
  expect(
    await screen.findByText('line 2: This server does not say which prayers there are already'),
  ).toBeVisible();
  expect(await button('Add nothing')).toBeDisabled();
});
