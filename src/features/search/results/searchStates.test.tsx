import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import './EmailResultsDialog';
import { actionLabels, runAction } from '@test/kit/actions';
import { atWidth } from '@test/kit/atWidth';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { textsIn } from '@test/kit/textsIn';

const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';
const outcome = () => textsIn(screen.getByRole('main')).slice(textsIn(screen.getByRole('search')).length);

it.each([
  ['drop', 'The search failed: no answer came.', 'Check the connection.'],
  [
    'error',
    'The search failed on the server.',
    'A longer phrase, a smaller group or a single translation may help.',
  ],
  [
    'garbage',
    'The search failed: the answer could not be read.',
    'A longer phrase, a smaller group or a single translation may help.',
  ],
])('says of %s why there are no results, and searches again', async (fault, message, detail) => {
  const { user, api } = renderApp(LOVE, { faults: { bible_search: fault } });
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText(detail)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  api.faults.clear();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/verses found$/)).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

it('says that a search is under way, and when that is cancelled', async () => {
  const { user } = renderApp(LOVE, { faults: { bible_search: 'hang:1' } });
  expect(await screen.findByText('Loading what is found for “love one*another”…')).toBeVisible();
  expect(screen.queryByText(/^Type a word or phrase/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The search was cancelled.')).toBeVisible();
  expect(outcome().slice(-2)).toEqual(['The search was cancelled.', 'Search again']);
  await user.click(screen.getByRole('button', { name: 'Search again' }));
  expect(await screen.findByText(/verses found$/)).toBeVisible();
  expect(screen.queryByText('The search was cancelled.')).toBeNull();
});

it('counts the verses found, in all and in the book narrowed to', async () => {
  const { user } = renderApp(LOVE);
  const all = (await screen.findByText(/^\d+ verses found$/)).textContent.split(' ')[0] ?? '';
  const books = within(screen.getByRole('group', { name: 'Narrow to a book' }));
  expect(books.getByRole('button', { name: 'All books' })).toHaveAttribute('aria-pressed', 'true');
  const [, one = expect.fail()] = books
    .getAllByRole('button')
    .filter(({ textContent }) => textContent.endsWith(' 1'));
  const name = one.textContent.replace(/ 1$/, '');
  await user.click(one);
  expect(await screen.findByText(`1 verse in ${name}, ${all} in all`)).toBeVisible();
  expect(currentPath()).toContain('only=');
  expect(screen.getAllByRole('checkbox', { name: /^Select / })).toHaveLength(1);
  runAction('All books');
  expect(await screen.findByText(`${all} verses found`)).toBeVisible();
  expect(currentPath()).not.toContain('only=');
});

it('selects and lets go of verses, of this search alone', async () => {
  const { user } = renderApp(LOVE);
  const box = (reference: string) => screen.findByRole('checkbox', { name: `Select ${reference}` });
  const bar = () => screen.queryByRole('region', { name: 'Selected verses' });
  expect(await box('John 13:34')).not.toBeChecked();
  expect(bar()).toBeNull();
  await user.click(await box('John 13:34'));
  await user.click(await box('John 15:12'));
  expect(await box('John 13:34')).toBeChecked();
  expect(await box('John 15:17')).not.toBeChecked();
  expect(screen.getByText('2 selected')).toBeVisible();
  await user.click(await box('John 13:34'));
  expect(screen.getByText('1 selected')).toBeVisible();
  runAction('Select none');
  expect(bar()).toBeNull();
  expect(await box('John 15:12')).not.toBeChecked();
  await user.click(await box('John 15:12'));
  expect(actionLabels()).toEqual(
    expect.arrayContaining(['Copy all', 'Email', 'Memorise', 'Nugget', 'Practise']),
  );
  runAction('Copy all');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toMatch(/^John 15:12\n/));
  await user.click(within(bar() ?? expect.fail()).getByRole('button', { name: 'Select none' }));
  expect(actionLabels()).not.toContain('Copy all');
});

it('mails the results only to a valid address, and remains open while sending', async () => {
  const { user, api } = renderApp(`${LOVE}&only=john`);
  await screen.findByText(/ in John, /);
  runAction('Email Results');
  const dialog = within(await screen.findByRole('dialog', { name: 'Email Results' }));
  const send = () => dialog.getByRole('button', { name: /^Send/ });
  expect(send()).toBeDisabled();
  await user.type(dialog.getByLabelText('Email address'), 'nobody');
  await user.click(send());
  expect(send()).toHaveTextContent('Send');
  expect(api.requests.some(({ endpoint }) => endpoint.includes('mail'))).toBe(false);
  await user.type(dialog.getByLabelText('Email address'), '@example.org');
  api.faults.set('*', 'error:1');
  await user.click(send());
  expect(await screen.findByText(/^Failed to send email/)).toBeVisible();
  expect(send()).toBeEnabled();
  expect(dialog.getByLabelText('Email address')).toHaveValue('nobody@example.org');
});

it('speaks of one verse as one', async () => {
  const { user } = renderApp('/search?phrase=jesus+wept&group=new&book=john&translation=kjv');
  expect(await screen.findByText('1 verse found')).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Narrow to a book' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Email Results' }));
  expect(await screen.findByText('The verse will be sent.')).toBeVisible();
});

it('lists the finds in one’s own library twenty at a time, by their kind', async () => {
  const { user } = renderApp('/search?phrase=shepherd&group=old&book=psalms&translation=kjv', {
    prepare: (db) => {
      const data = db.user('demo');
      data.memoryPassages.splice(1);
      data.prayers.splice(0, Infinity, {
        ...(data.prayers[0] ?? expect.fail()),
        prayerId: 5,
        title: 'A shepherd',
      });
      const [quote = expect.fail()] = data.quotes.splice(0, Infinity);
      for (let quoteId = 1; quoteId <= 21; quoteId += 1)
        data.quotes.push({ ...quote, quoteId, text: `Shepherd ${quoteId}` });
    },
  });
  await screen.findByText(/verses? found$/);
  const opener = screen.getByRole('button', { name: 'In your own library' });
  expect(screen.queryByRole('list', { name: 'In your own library' })).toBeNull();
  await user.click(opener);
  const own = within(await screen.findByRole('list', { name: 'In your own library' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '2 more' })).toBeVisible());
  expect(own.getAllByRole('listitem')).toHaveLength(20);
  expect(own.getByRole('link', { name: 'Shepherd 1' })).toHaveAttribute('href', '/nuggets/viewQuotes/1');
  await user.click(screen.getByRole('button', { name: '2 more' }));
  expect(own.getAllByRole('listitem')).toHaveLength(22);
  expect(own.getAllByText('Quote')).toHaveLength(21);
  expect(own.getAllByText('Prayer')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /more$/ })).toBeNull();
  expect(screen.queryByText(/^None of your quotes/)).toBeNull();
  expect(screen.queryByText('Looking through your own…')).toBeNull();
});

it.each([
  ['demo', 'None of your quotes or prayers has it, and'],
  ['Guest', 'None of your quotes has it, and'],
])('says to %s that nothing of one’s own has the phrase', async (name, words) => {
  const { user } = renderApp(LOVE, {
    user: name,
    prepare: (db) => {
      const data = db.user(name);
      for (const list of [data.quotes, data.prayers, data.memoryPassages]) list.splice(0);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'In your own library' }));
  expect(
    await screen.findByText(`${words} none of your memory passages has a verse that was found.`),
  ).toBeVisible();
  expect(screen.queryByRole('list', { name: 'In your own library' })).toBeNull();
});

it('goes through what was found beside its chapter, and stops at the ends', async () => {
  atWidth(1280);
  const { user } = renderApp('/search?phrase=love+one+another&group=new&book=john&translation=kjv');
  await screen.findByText(/verses found$/);
  const hits = screen.getAllByRole('link', { name: /^John \d/ }).map(({ textContent }) => textContent);
  expect(await screen.findByRole('heading', { level: 2, name: 'John 13 · KJV' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to what was found' })).toBeNull();
  const chosen = () => screen.getByRole('link', { current: true }).textContent;
  expect(chosen()).toBe(hits[0]);
  expect(screen.getByRole('button', { name: 'Previous verse found' })).toBeDisabled();
  expect(actionLabels()).toContain('Next verse found');
  expect(actionLabels()).not.toContain('Previous verse found');
  await user.keyboard('{ArrowUp}{ArrowLeft}');
  expect(chosen()).toBe(hits[0]);
  await user.keyboard('{ArrowRight}');
  expect(chosen()).toBe(hits[1]);
  await user.keyboard('{ArrowUp}');
  expect(chosen()).toBe(hits[0]);
  await user.keyboard('{ArrowDown}'.repeat(hits.length));
  expect(chosen()).toBe(hits.at(-1));
  expect(screen.getByRole('button', { name: 'Next verse found' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous verse found' })).toBeEnabled();
});
