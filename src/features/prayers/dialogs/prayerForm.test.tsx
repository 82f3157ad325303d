import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { atNoon, calls, choose, dataOf, toast } from '@test/kit/prayers';
import { renderApp } from '@test/kit/renderApp';

atNoon();

const field = (dialog: HTMLElement, name: string) => within(dialog).getByLabelText(name);
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function conflict() {
  const app = renderApp('/prayers');
  const dialog = await choose(app, 'Exams', 'Edit Prayer...');
  await app.user.type(field(dialog, 'Details'), ' Mine.');
  const prayer = dataOf(app).prayers.find(({ title }) => title === 'Exams') ?? expect.fail();
  prayer.details = 'Theirs.';
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  return { ...app, prayer, alert: within(await within(dialog).findByRole('alert')) };
}

it('asks about a conflict above the fields, visibly, and again at each Save', async () => {
  const app = await conflict();
  const dialog = await screen.findByRole('dialog');
  const alert = () => within(dialog).getByRole('alert');
  expect(alert()).toHaveTextContent(/^The details were changed on another device\. The server has:Theirs\./);
  expect(alert()).toHaveFocus();
  const title = field(dialog, 'Title');
  expect(alert().compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  for (const again of ['{Enter}', ' ']) {
    const press = again === ' ' ? within(dialog).getByRole('button', { name: 'Save' }) : title;
    const sent = calls(app, 'get_prayers').length;
    act(() => press.focus());
    await app.user.keyboard(again);
    await waitFor(() => expect(calls(app, 'get_prayers').length).toBeGreaterThan(sent));
    await waitFor(() => expect(alert()).toHaveFocus());
  }
  expect(calls(app, 'update_prayer')).toEqual([]);
});

it('leaves the other device’s text if chosen, and drops the typed text', async () => {
  const app = await conflict();
  await app.user.click(app.alert.getByRole('button', { name: 'Take theirs' }));
  await closed();
  expect(app.prayer.details).toBe('Theirs.');
  const again = await choose(app, 'Exams', 'Edit Prayer...');
  expect(field(again, 'Details')).toHaveValue('Theirs.');
  expect(within(again).queryByText(/kept/)).toBeNull();
});

it('overwrites the other device’s text with the typed one if chosen', async () => {
  const app = await conflict();
  await app.user.click(app.alert.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(app.prayer.details).toMatch(/ Mine\.$/));
  expect(await screen.findByRole('button', { name: 'Saved' })).toBeDisabled();
});

it('leaves fields with outer white space unsent where only Daily was ticked', async () => {
  const app = renderApp('/prayers', {
    prepare: (db) => {
      const prayer = db.user('demo').prayers.find(({ title }) => title === 'Exams') ?? expect.fail();
      Object.assign(prayer, { details: 'In June.\r\n', personName: 'Miriam ', priority: null });
    },
  });
  const dialog = await choose(app, 'Exams', 'Edit Prayer...');
  const prayer = dataOf(app).prayers.find(({ title }) => title === 'Exams') ?? expect.fail();
  prayer.details = 'In May.\r\n';
  await app.user.click(field(dialog, 'Daily: pray for this every day'));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await toast('Prayer updated successfully')).toBeVisible();
  expect(prayer).toMatchObject({ details: 'In May.\r\n', personName: 'Miriam ', priority: 'daily' });
});

it('does not take a person added as N/A for a change of another device', async () => {
  const app = renderApp('/prayers');
  await app.user.click(await screen.findByRole('button', { name: 'Add Prayer' }));
  const added = await screen.findByRole('dialog', { name: 'Add Prayer' });
  await app.user.type(field(added, 'Title'), 'Flood relief');
  await app.user.type(field(added, 'Person'), 'N/A');
  await app.user.click(within(added).getByRole('button', { name: 'Save' }));
  expect(await toast('Prayer added successfully')).toBeVisible();
  await closed();
  const dialog = await choose(app, 'Flood relief', 'Edit Prayer...');
  expect(field(dialog, 'Person')).toHaveValue('N/A');
  await app.user.clear(field(dialog, 'Person'));
  await app.user.type(field(dialog, 'Person'), 'Anna');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await toast('Prayer updated successfully')).toBeVisible();
  expect(dataOf(app).prayers.find(({ title }) => title === 'Flood relief')).toMatchObject({
    personName: 'Anna',
  });
});

it('says that the title is missing once its field is left empty', async () => {
  const app = renderApp('/prayers');
  const dialog = await choose(app, 'Exams', 'Edit Prayer...');
  const title = field(dialog, 'Title');
  expect(title).toHaveFocus();
  const problem = () => within(dialog).queryByText('Please enter a prayer title');
  await app.user.clear(title);
  expect(problem()).toBeVisible();
  expect(title).toBeInvalid();
  expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  await app.user.keyboard('{Enter}');
  await app.user.type(title, 'Tests');
  expect(problem()).toBeNull();
  expect(title).toBeValid();
  await app.user.clear(field(dialog, 'Person'));
  await app.user.type(field(dialog, 'Person'), 'Jo');
  await app.user.click(field(dialog, 'Daily: pray for this every day'));
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('button', { name: 'Saved' })).toBeDisabled();
  expect(title).toHaveAttribute('readonly');
  expect(dataOf(app).prayers.find(({ prayerId }) => prayerId === 8)).toMatchObject({
    title: 'Tests',
    personName: 'Jo',
    priority: 'daily',
  });
  expect(calls(app, 'update_prayer')).toHaveLength(1);
});

it('adds a prayer, and calls the title missing only after its field lost focus', async () => {
  const app = renderApp('/prayers');
  await app.user.click(await screen.findByRole('button', { name: 'Add Prayer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Prayer' });
  expect(within(dialog).queryByText('Please enter a prayer title')).toBeNull();
  await app.user.type(field(dialog, 'Title'), 'N');
  expect(within(dialog).queryByText('Please enter a prayer title')).toBeNull();
  await app.user.clear(field(dialog, 'Title'));
  expect(within(dialog).getByText('Please enter a prayer title')).toBeVisible();
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await closed();
});

it('says which steps of an answered prayer are done, and locks the recorded note', async () => {
  const app = renderApp('/prayers', { faults: { archive_prayer: 'error:once' } });
  const dialog = await choose(app, 'Exams', 'Answered...');
  const button = (name: string) => within(dialog).getByRole('button', { name });
  expect(button('Record and archive')).toBeDisabled();
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await app.user.type(field(dialog, 'What happened'), 'She passed');
  const request = app.api.hold('add_prayer_session');
  await app.user.click(button('Record and archive'));
  await request.arrived;
  expect(button('Saving…')).toBeDisabled();
  expect(button('Cancel')).toBeDisabled();
  expect(field(dialog, 'What happened')).toHaveValue('She passed');
  expect(field(dialog, 'What happened')).toHaveAttribute('readonly');
  request.release();
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(
    'What happened is recorded, but the prayer is not archived yet.',
  );
  expect(field(dialog, 'What happened')).toHaveValue('She passed');
  expect(field(dialog, 'What happened')).toHaveAttribute('readonly');
  await app.user.click(button('Archive'));
  await closed();
  expect(await toast('Prayer archived successfully')).toBeVisible();
  expect(calls(app, 'add_prayer_session')).toHaveLength(1);
});
