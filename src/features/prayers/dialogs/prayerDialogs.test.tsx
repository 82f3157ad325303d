import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atNoon, calls, card, choose, dataOf, toast } from '@test/kit/prayers';
import { renderApp } from '@test/kit/renderApp';

atNoon();

describe('adding and editing', () => {
  it('adds the typed prayer once, and closes the dialog a second later', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add Prayer' });
    const save = within(dialog).getByRole('button', { name: 'Save' });
    expect(save).toBeDisabled();
    await app.user.type(within(dialog).getByLabelText('Title'), ' Harvest ');
    await app.user.type(within(dialog).getByLabelText('Person'), 'Farmers');
    await app.user.type(within(dialog).getByLabelText('Details'), 'Rain.');
    await app.user.click(within(dialog).getByLabelText(/Daily/));
    await app.user.dblClick(save);
    expect(await toast('Prayer added successfully')).toBeVisible();
    expect(dialog).toBeVisible();
    expect(dataOf(app).prayers.at(-1)).toMatchObject({
      title: 'Harvest',
      personName: 'Farmers',
      details: 'Rain.',
      priority: 'daily',
      archived: false,
    });
    expect(calls(app, 'add_prayer')).toHaveLength(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await card('Harvest')).toHaveTextContent('Never prayed');
    expect(Object.keys(localStorage).filter((key) => key.startsWith('nuggets.draft'))).toEqual([]);
  });

  it('requires a title', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    const dialog = await screen.findByRole('dialog');
    const wrong = () => within(dialog).queryByText('Please enter a prayer title');
    // No error before the field was touched.
    expect(wrong()).toBeNull();
    expect(within(dialog).getByLabelText('Title')).toHaveAttribute('aria-invalid', 'false');
    expect(within(dialog).getByLabelText('Title')).toHaveFocus();
    await app.user.type(within(dialog).getByLabelText('Title'), ' ');
    expect(wrong()).toBeNull();
    await app.user.type(within(dialog).getByLabelText('Title'), ' ');
    await app.user.tab();
    expect(await within(dialog).findByText('Please enter a prayer title')).toBeVisible();
    expect(within(dialog).getByLabelText('Title')).toHaveAttribute('aria-invalid', 'true');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it.each([
    ['error', 'Failed to save prayer'],
    ['500', 'Error saving prayer'],
    ['garbage', 'Error saving prayer'],
  ])('keeps the typed text through %s and a new visit', async (fault, words) => {
    const app = renderApp('/prayers');
    app.api.faults.set('add_prayer', fault);
    await card('Family');
    await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Harvest');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await toast(words)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Harvest');
    app.unmount();

    const later = renderApp('/prayers');
    await card('Family');
    await later.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Harvest');
    expect(screen.getByText('This is what you had typed before.')).toBeVisible();
    await later.user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  });

  it('edits a prayer in the same form', async () => {
    const app = renderApp('/prayers');
    const dialog = await choose(app, 'Exams', 'Edit Prayer...');
    const title = within(dialog).getByLabelText('Title');
    expect(title).toHaveValue('Exams');
    await app.user.clear(title);
    await app.user.type(title, 'Finals');
    await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await toast('Prayer updated successfully')).toBeVisible();
    expect(dataOf(app).prayers.find(({ title: each }) => each === 'Finals')).toMatchObject({
      personName: 'Miriam',
    });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(await card('Finals')).toBeVisible();
  });

  it('drops the changes on Cancel', async () => {
    const app = renderApp('/prayers');
    const dialog = await choose(app, 'Exams', 'Edit Prayer...');
    await app.user.type(within(dialog).getByLabelText('Title'), ' and more');
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    const again = await choose(app, 'Exams', 'Edit Prayer...');
    expect(within(again).getByLabelText('Title')).toHaveValue('Exams');
  });

  it('adds from the bar of another screen', async () => {
    const app = renderApp('/links');
    await app.user.click(screen.getByRole('button', { name: 'Prayers' }));
    await app.user.click(await screen.findByRole('button', { name: 'Add Prayer' }));
    await app.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Harvest');
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await toast('Prayer added successfully')).toBeVisible();
    expect(dataOf(app).prayers.at(-1)?.title).toBe('Harvest');
  });
});

describe('archiving', () => {
  it('asks first, then moves the prayer to the archive', async () => {
    const app = renderApp('/prayers');
    const asked = await choose(app, 'Exams', 'Archive...');
    await app.user.click(within(asked).getByRole('button', { name: 'Cancel' }));
    expect(await card('Exams')).toBeVisible();
    const dialog = await choose(app, 'Exams', 'Archive...');
    expect(dialog).toHaveTextContent('Archiving cannot be undone.');
    await app.user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await toast('Prayer archived successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Exams' })).toBeNull());
    expect(dataOf(app).prayers.find(({ title }) => title === 'Exams')?.archived).toBe(true);
    await app.user.click(screen.getByRole('switch', { name: 'Archived' }));
    expect(await card('Exams')).toBeVisible();
  });

  it.each([
    ['error', 'Failed to archive prayer'],
    ['500', 'Error archiving prayer'],
  ])('reports %s, and leaves the prayer in the list', async (fault, words) => {
    const app = renderApp('/prayers');
    app.api.faults.set('archive_prayer', fault);
    const dialog = await choose(app, 'Exams', 'Archive...');
    await app.user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await toast(words)).toBeVisible();
    expect(await within(dialog).findByRole('button', { name: 'Archive' })).toBeEnabled();
  });
});

describe('an answered prayer', () => {
  it('is recorded with the answer and archived in one dialog', async () => {
    const app = renderApp('/prayers');
    const dialog = await choose(app, 'Exams', 'Answered...');
    expect(dialog).toHaveTextContent('Archiving cannot be undone.');
    const submit = within(dialog).getByRole('button', { name: 'Record and archive' });
    expect(submit).toBeDisabled();
    await app.user.type(within(dialog).getByLabelText('What happened'), 'She passed');
    await app.user.click(submit);
    expect(await toast('Prayer archived successfully')).toBeVisible();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('article', { name: 'Exams' })).toBeNull();
    expect(dataOf(app).prayerSessions.at(-1)).toMatchObject({ prayerId: 8, note: 'She passed' });
    expect(dataOf(app).prayers.find(({ title }) => title === 'Exams')?.archived).toBe(true);
  });

  it('is not archived when the session could not be recorded; the draft remains', async () => {
    const app = renderApp('/prayers', { faults: { add_prayer_session: 'error:once' } });
    const dialog = await choose(app, 'Exams', 'Answered...');
    await app.user.type(within(dialog).getByLabelText('What happened'), 'She passed');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record and archive' }));
    expect(await toast('Failed to record prayer session')).toBeVisible();
    expect(calls(app, 'archive_prayer')).toHaveLength(0);
    const again = await within(dialog).findByRole('button', { name: 'Record and archive' });
    expect(within(dialog).getByLabelText('What happened')).toHaveValue('She passed');
    await app.user.click(again);
    expect(await toast('Prayer archived successfully')).toBeVisible();
    expect(dataOf(app).prayerSessions.filter(({ note }) => note === 'She passed')).toHaveLength(1);
  });

  it('is recorded once, however often archiving is retried', async () => {
    const app = renderApp('/prayers', { faults: { archive_prayer: 'error:once' } });
    const dialog = await choose(app, 'Exams', 'Answered...');
    await app.user.type(within(dialog).getByLabelText('What happened'), 'She passed');
    await app.user.click(within(dialog).getByRole('button', { name: 'Record and archive' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('not archived yet');
    await app.user.click(within(dialog).getByRole('button', { name: 'Archive' }));
    expect(await toast('Prayer archived successfully')).toBeVisible();
    expect(calls(app, 'add_prayer_session')).toHaveLength(1);
  });
});

it('opens again with a prayer still being saved, and sends the prayer once', async () => {
  const app = renderApp('/prayers');
  await card('Family');
  const request = app.api.hold('add_prayer');
  await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
  await app.user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Harvest');
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await request.arrived;
  await app.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await app.user.click(screen.getByRole('button', { name: 'Add Prayer' }));
  const again = await screen.findByRole('dialog', { name: 'Add Prayer' });
  expect(within(again).getByRole('button', { name: 'Being saved' })).toBeDisabled();
  expect(within(again).getByLabelText('Title')).toHaveValue('Harvest');
  // After a reload the prayer is in the outbox, and no draft could save it a second time.
  expect(localStorage.getItem('nuggets.draft/demo/prayer/new')).toBeNull();
  request.release();
  // Now another prayer can be entered.
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue(''));
  expect(calls(app, 'add_prayer')).toHaveLength(1);
});

it('shows the other device’s change, and lets the person choose', async () => {
  const app = renderApp('/prayers');
  const dialog = await choose(app, 'Exams', 'Edit Prayer...');
  for (const prayer of dataOf(app).prayers) if (prayer.prayerId === 8) prayer.title = 'Final exams';
  await app.user.type(within(dialog).getByLabelText('Title'), ' of Miriam');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The server has:Final exams');
  // Only the title was changed here, so the other device's details remain.
  for (const prayer of dataOf(app).prayers) if (prayer.prayerId === 8) prayer.details = 'In May.';
  await app.user.click(within(dialog).getByRole('button', { name: 'Save mine' }));
  expect(await toast('Prayer updated successfully')).toBeVisible();
  expect(dataOf(app).prayers.find(({ prayerId }) => prayerId === 8)).toMatchObject({
    title: 'Exams of Miriam',
    details: 'In May.',
  });
});

it('asks before an earlier visit’s draft overwrites another device’s change', async () => {
  const first = renderApp('/prayers');
  await first.user.type(
    within(await choose(first, 'Exams', 'Edit Prayer...')).getByLabelText('Details'),
    ' Mine',
  );
  first.unmount();
  const changed = { title: 'Final exams', details: 'In May.' };
  const app = renderApp('/prayers', {
    prepare: (db) => {
      for (const prayer of db.user('demo').prayers) if (prayer.prayerId === 8) Object.assign(prayer, changed);
    },
  });
  const dialog = within(await choose(app, 'Final exams', 'Edit Prayer...'));
  await app.user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The details were changed on another device. The server has:In May.',
  );
  const onServer = () => dataOf(app).prayers.find(({ prayerId }) => prayerId === 8);
  expect(onServer()).toMatchObject(changed);
  await app.user.click(dialog.getByRole('button', { name: 'Save mine' }));
  expect(await toast('Prayer updated successfully')).toBeVisible();
  // Only the other device has changed the title.
  expect(onServer()?.title).toBe('Final exams');
  expect(onServer()?.details).toMatch(/ Mine$/);
});

it('shows an unknown priority, which a change of the title keeps', async () => {
  const app = renderApp('/prayers', {
    prepare: (db) => {
      for (const prayer of db.user('demo').prayers) if (prayer.title === 'Exams') prayer.priority = 'weekly';
    },
  });
  expect(await card('Exams')).toHaveTextContent('weekly');
  const dialog = await choose(app, 'Exams', 'Edit Prayer...');
  await app.user.type(within(dialog).getByLabelText('Title'), '!');
  await app.user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await toast('Prayer updated successfully')).toBeVisible();
  expect(dataOf(app).prayers.find(({ prayerId }) => prayerId === 8)).toMatchObject({
    title: 'Exams!',
    priority: 'weekly',
  });
});
