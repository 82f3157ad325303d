import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addLink as addLinkThunk, loadLinks } from './store';
import { renderApp } from '@test/kit/renderApp';
import { server } from '@test/kit/server';

const addLink = async (user: ReturnType<typeof renderApp>['user'], label: string, url: string) => {
  await user.click(await screen.findByRole('button', { name: 'Add Link' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Link' }));
  if (label) await user.type(dialog.getByLabelText('Label'), label);
  if (url) await user.type(dialog.getByLabelText('URL'), url);
  await user.click(dialog.getByRole('button', { name: 'Add Link' }));
  return dialog;
};

it('lists built-in and own links, each in a new tab without access to this one', async () => {
  renderApp('/links');
  expect(await screen.findByRole('link', { name: /Hymnary/ })).toBeVisible();
  const links = screen.getAllByRole('link').filter((link) => link.getAttribute('target') === '_blank');
  expect(links).toHaveLength(9);
  for (const link of links) expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /Valley of Vision/ })).toHaveAttribute(
    'href',
    'https://banneroftruth.org/us/valley/',
  );
});

it('adds a link under the next key', async () => {
  const { user, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  await addLink(user, 'CCEL', 'https://ccel.org');
  expect(await screen.findByText('Link added successfully!')).toBeVisible();
  expect(await screen.findByRole('link', { name: /CCEL/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.db.user('demo').links.at(-1)).toEqual({
    key: '4.13',
    label: 'CCEL',
    action: 'https://ccel.org',
  });
});

it.each([
  ['', '', 'Please enter both a label and URL'],
  ['CCEL', '', 'Please enter both a label and URL'],
  ['  ', 'https://ccel.org', 'Please enter both a label and URL'],
  ['CCEL', 'ccel.org', 'URL must start with http:// or https://'],
  ['CCEL', 'javascript:alert(1)', 'URL must start with http:// or https://'],
  ['CCEL', 'https://', 'This URL is not complete: check its spelling'],
])('refuses %j with %j', async (label, url, problem) => {
  const { user, api } = renderApp('/links');
  const dialog = await addLink(user, label, url);
  expect(await dialog.findByRole('alert')).toHaveTextContent(problem);
  expect(dialog.getByLabelText('URL')).toHaveValue(url);
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_additional_link')).toBe(false);
});

it('never links to a URL other than http or https', async () => {
  renderApp('/links', {
    prepare: (db) =>
      db
        .user('demo')
        .links.push(
          { key: '4.20', label: 'Script', action: 'javascript:alert(1)' },
          { key: '4.21', label: 'Data', action: 'data:text/html,<script>alert(1)</script>' },
          { key: '4.22', label: 'Hidden', action: ' \u0001java\nscript:alert(1)' },
          { key: '4.23', label: 'Relative', action: '//evil.example' },
        ),
  });
  for (const label of ['Script', 'Data', 'Hidden', 'Relative']) {
    expect(await screen.findByText(label)).toBeVisible();
    expect(screen.queryByRole('link', { name: new RegExp(label) })).toBeNull();
  }
  for (const link of screen.getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^(https?:\/\/|\/|#main)/);
});

it.each(['500', '401', 'html', 'drop', 'types'])('falls back to the built-in links on %s', async (fault) => {
  const { user } = renderApp('/links', { faults: { get_additional_links: `${fault}:once` } });
  expect(await screen.findByText('Failed to load additional links')).toBeVisible();
  // The page says it, beside Try again; a notice would lie over Add Link.
  expect(screen.getByRole('status', { name: 'Notices' })).toBeEmptyDOMElement();
  expect(screen.getByRole('link', { name: /Got Questions/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Hymnary/ })).toBeVisible();
});

it('says again that the links could not be loaded, to a person who tries again', async () => {
  const { user, api } = renderApp('/links', { faults: { get_additional_links: '500' } });
  const message = 'Failed to load additional links';
  expect(await screen.findByText(message)).toBeVisible();
  const held = api.hold('get_additional_links');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await held.arrived;
  expect(screen.queryByText(message)).toBeNull();
  held.release();
  expect(await screen.findByText(message)).toBeVisible();
});

it.each([
  ['error', 'Failed to add link'],
  ['500', 'Error adding link'],
  ['html', 'Error adding link'],
])('keeps what was typed when adding fails with %s', async (fault, message) => {
  const { user, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  api.faults.set('add_additional_link', `${fault}:once`);
  const dialog = await addLink(user, 'CCEL', 'https://ccel.org');
  expect(await screen.findByText(message)).toBeVisible();
  expect(dialog.getByLabelText('Label')).toHaveValue('CCEL');
  await user.click(await dialog.findByRole('button', { name: 'Add Link' }));
  await waitFor(() => expect(api.db.user('demo').links.at(-1)?.label).toBe('CCEL'));
});

it('takes the next free key though another tab has taken one', async () => {
  const { user, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  api.db.user('demo').links.push({ key: '4.13', label: 'Elsewhere', action: 'https://example.org' });
  await addLink(user, 'CCEL', 'https://ccel.org');
  expect(await screen.findByText('Link added successfully!')).toBeVisible();
  expect(api.db.user('demo').links.at(-1)).toMatchObject({ key: '4.14', label: 'CCEL' });
  expect(screen.getByRole('link', { name: /Elsewhere/ })).toBeVisible();
});

it('leaves a link in the outbox until the taken keys are known', async () => {
  const { user, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  api.faults.set('get_additional_links', '500');
  await addLink(user, 'CCEL', 'https://ccel.org');
  expect(await screen.findByText('Link added successfully! (waiting to be sent)')).toBeVisible();
  expect(screen.getByRole('link', { name: /CCEL.*Waiting to be sent/ })).toBeVisible();
  expect(screen.getAllByText('Waiting to be sent')).toHaveLength(1);
  expect(api.requests.some(({ endpoint }) => endpoint === 'add_additional_link')).toBe(false);
});

it('shows a link without a URL, and does not reuse its key', async () => {
  const { user, api } = renderApp('/links', {
    prepare: (db) => db.user('demo').links.push({ key: '4.30', label: 'Hymns', action: '' }),
  });
  expect(await screen.findByText('Hymns')).toBeVisible();
  expect(screen.getByText('Not opened, because it has no address')).toBeVisible();
  await addLink(user, 'CCEL', 'https://ccel.org');
  await waitFor(() => expect(api.db.user('demo').links.at(-1)).toMatchObject({ key: '4.31', label: 'CCEL' }));
});

it('shows a link once that an answer on its way has already', async () => {
  const { store, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  const adding = api.hold('add_additional_link');
  const added = store.dispatch(addLinkThunk({ label: 'CCEL', url: 'https://ccel.org' }));
  await adding.arrived;
  const reading = api.hold('get_additional_links');
  const loading = store.dispatch(loadLinks());
  await reading.arrived;
  adding.release();
  await act(() => added);
  reading.release();
  await act(() => loading);
  expect(screen.getAllByRole('link', { name: /CCEL/ })).toHaveLength(1);
});

it('keeps a link that was added while an older list was in flight', async () => {
  const { store, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  let answer: () => void = () => undefined;
  const added = new Promise<void>((resolve) => (answer = resolve));
  const older = [...api.db.user('demo').links];
  server.use(
    http.get(
      '*/get_additional_links.php',
      async () => {
        await added;
        return HttpResponse.json(older);
      },
      { once: true },
    ),
  );
  const loading = store.dispatch(loadLinks());
  await act(() => store.dispatch(addLinkThunk({ label: 'CCEL', url: 'https://ccel.org' })));
  answer();
  await act(() => loading);
  expect(screen.getByRole('link', { name: /CCEL/ })).toBeVisible();
});

it('stays open until the answer comes, and the next dialog has nothing of that link', async () => {
  const { user, api } = renderApp('/links');
  await screen.findByRole('link', { name: /Hymnary/ });
  const request = api.hold('add_additional_link');
  const dialog = await addLink(user, 'CCEL', 'https://ccel.org');
  expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  request.release();
  expect(await screen.findByText('Link added successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Add Link' }));
  expect(await screen.findByRole('textbox', { name: 'Label' })).toHaveValue('');
});

it('renders only a few of many links', async () => {
  renderApp('/links', {
    prepare: (db) => {
      for (let n = 0; n < 2_000; n += 1)
        db.user('demo').links.push({
          key: `4.${n + 20}`,
          label: `Site ${n}`,
          action: `https://site${n}.example`,
        });
    },
  });
  const own = await screen.findByRole('list', { name: 'Your links' });
  expect(document.querySelectorAll('*').length).toBeLessThan(1_500);
  expect(within(own).queryAllByRole('link').length).toBeLessThan(100);
});

it('offers to add the first link when there is none', async () => {
  const { user } = renderApp('/links', { user: 'reader' });
  await user.click(await screen.findByRole('button', { name: 'Add your first link' }));
  expect(await screen.findByRole('dialog', { name: 'Add Link' })).toBeVisible();
});
