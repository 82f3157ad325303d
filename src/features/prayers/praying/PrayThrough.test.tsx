import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { atNoon, calls, card, chooseOfList, dataOf, recordAndGoOn, titles, toast } from '@test/kit/prayers';
import { currentPath, renderApp } from '@test/kit/renderApp';
import { sendUndoable } from '@test/kit/testStore';

atNoon();

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const whenReady = () => screen.findByRole('button', { name: 'Record and go on' });

describe('praying through all', () => {
  it('goes through the list in its order, starting with the first not prayed today', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    const order = titles().filter((title) => title !== 'Family' && title !== 'A teachable heart');
    await chooseOfList(app, 'Pray Through All (25)');
    const seen: (string | null)[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(heading());
      await recordAndGoOn(app);
    }
    expect(seen).toEqual(order.slice(0, 4));
    // Three daily ones and one of the rota's five.
    expect(screen.getByText('4 left today')).toBeVisible();
    await sendUndoable();
    await waitFor(() => expect(calls(app, 'add_prayer_session')).toHaveLength(4));
    await app.user.keyboard('{ArrowLeft}');
    expect(heading()).toBe(order[3]);
    expect(screen.getByText('Prayed today')).toBeVisible();
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(currentPath()).toBe('/prayers'));
    await card('Family');
    expect(screen.getByText('4 left today')).toBeVisible();
    expect(titles().filter((title) => order.includes(title))).toEqual(order);
  });

  it('treats a double tap, or a key repeating while pressed, as one press', async () => {
    const app = renderApp('/prayers?pray=all');
    const button = await whenReady();
    const before = dataOf(app).prayerSessions.length;
    await app.user.dblClick(button);
    expect(await toast('Recorded')).toBeVisible();
    // Unless its default is prevented, a repeated key clicks the button.
    expect(fireEvent.keyDown(button, { key: 'Enter', repeat: true })).toBe(false);
    await sendUndoable();
    expect(dataOf(app).prayerSessions).toHaveLength(before + 1);
  });

  it('records each prayer while the server still processes the previous one', async () => {
    const app = renderApp('/prayers?pray=all');
    const before = dataOf(app).prayerSessions.length;
    const request = app.api.hold('add_prayer_session');
    await whenReady();
    for (let turn = 0; turn < 3; turn += 1) await recordAndGoOn(app);
    void app.outbox.flush({ now: true });
    await request.arrived;
    request.release();
    await waitFor(() => expect(dataOf(app).prayerSessions).toHaveLength(before + 3));
  });

  it('sends a note, shown the next time, and lists the recorded prayers at the end', async () => {
    const app = renderApp('/prayers?pray=all', { user: 'reader' });
    dataOf(app, 'reader').prayers.push({
      prayerId: 1,
      title: 'Harvest',
      details: 'Rain.',
      personName: 'Farmers',
      archived: false,
      priority: null,
    });
    await app.user.click(await screen.findByRole('button', { name: 'Add a note' }));
    await app.user.type(screen.getByRole('textbox', { name: 'Note (optional)' }), 'It rains');
    act(() => screen.getByRole('button', { name: 'Record and go on' }).focus());
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: 'All prayed for today' })).toHaveFocus();
    expect(screen.getByRole('heading', { name: 'You prayed for' })).toBeVisible();
    expect(screen.getByRole('listitem')).toHaveTextContent('Harvest · Farmers');
    await sendUndoable();
    await waitFor(() => expect(dataOf(app, 'reader').prayerSessions.at(-1)?.note).toBe('It rains'));
    await app.user.click(screen.getByRole('button', { name: 'Back to the list' }));
    await chooseOfList(app, 'Pray Through All (1)');
    expect(await screen.findByText('Last note, 11/21/2026:')).toBeVisible();
    expect(screen.getByText('It rains')).toBeVisible();
    await app.user.keyboard('{Escape}');
    expect(await card('Harvest')).toHaveTextContent('Prayed today');
  });
});

it('leaves an undone recording out of the list at the end', async () => {
  const app = renderApp('/prayers?pray=all', {
    prepare: (db) => {
      const data = db.user('demo');
      data.prayers.splice(1);
      data.prayerSessions.splice(0);
    },
  });
  await recordAndGoOn(app);
  expect(await screen.findByRole('heading', { name: 'You prayed for' })).toBeVisible();
  await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('heading', { name: 'One is left today' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'You prayed for' })).toBeNull();
});

describe('the prayers of the day', () => {
  it('are the daily ones and some of the others, and end in a closing screen', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    expect(screen.getByText('8 left today')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Pray through' }));
    const seen: (string | null)[] = [];
    while (screen.queryByRole('heading', { name: 'All prayed for today' }) === null) {
      seen.push(heading());
      await recordAndGoOn(app);
    }
    expect(seen).toHaveLength(8);
    expect(seen.slice(0, 3).sort()).toEqual(['Mum', 'Our church', 'Work']);
    // The end shows nothing of the round.
    expect(screen.queryByText(/^Today’s prayer \d/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Next|Previous) prayer$/ })).toBeNull();
    await app.user.keyboard('{ArrowRight}');
    expect(heading()).toBe('All prayed for today');
    expect(screen.getByRole('heading', { name: 'You prayed for these 8' })).toBeVisible();
    expect(
      screen
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent.split(' · ')[0])
        .sort(),
    ).toEqual(seen.toSorted());
    await sendUndoable();
    await waitFor(() => expect(calls(app, 'add_prayer_session')).toHaveLength(8));
    await app.user.click(screen.getByRole('button', { name: 'Go on with the others' }));
    expect(await screen.findByText(/of 25$/)).toBeVisible();
    await app.user.keyboard('{Escape}');
    await app.user.click(await screen.findByRole('button', { name: 'Pray through' }));
    expect(heading()).toBe('All prayed for today');
  });

  it('are as many as the person chooses, also in the next visit', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await chooseOfList(app, 'Prayers a Day...');
    const field = await screen.findByLabelText('Others a day');
    expect(field).toHaveValue(5);
    expect(screen.getByText('Each comes round within 4 days.')).toBeVisible();
    await app.user.clear(field);
    expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(screen.getByText(/^A number from 0 to \d+$/)).toBeVisible();
    await app.user.type(field, '0');
    expect(screen.getByText('Only the daily prayers come by themselves.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    await app.user.clear(field);
    await app.user.type(field, '20');
    expect(screen.getByText('Each comes every day.')).toBeVisible();
    await app.user.clear(field);
    await app.user.type(field, '2');
    expect(screen.getByText('Each comes round within 10 days.')).toBeVisible();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByText('5 left today')).toBeVisible();
    app.unmount();
    renderApp('/prayers');
    expect(await screen.findByText('5 left today')).toBeVisible();
  });
});

describe('praying through a part', () => {
  it('of the list: the daily prayers', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await chooseOfList(app, 'Pray Through Daily (5)');
    expect(await screen.findByText(/^Daily prayer \d of 5$/)).toBeVisible();
    expect(currentPath()).toBe('/prayers?pray=daily');
  });

  it('of the list: the prayers found by a search', async () => {
    const app = renderApp('/prayers');
    await card('Family');
    await app.user.type(screen.getByRole('searchbox'), 'daniel');
    await screen.findByText('1 of 25 prayers');
    await chooseOfList(app, 'Pray Through Found (1)');
    expect(heading()).toBe('Looking for work');
    await recordAndGoOn(app);
    expect(heading()).toBe('All of these are prayed for today');
    await app.user.click(screen.getByRole('button', { name: 'Back to the list' }));
    expect(await screen.findByText('1 of 25 prayers')).toBeVisible();
  });

  it('of the list: the prayers for one person', async () => {
    const app = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers)
          if (prayer.title === 'Work') prayer.personName = 'daniel';
      },
    });
    await card('Family');
    await chooseOfList(app, 'Pray for One Person...');
    const people = await screen.findByRole('list', { name: 'People' });
    expect(within(people).getByRole('button', { name: /^daniel 2 prayers$/i })).toBeVisible();
    expect(within(people).getByRole('button', { name: 'Miriam 1 prayer' })).toBeVisible();
    expect(screen.queryByText('None of your prayers names a person.')).toBeNull();
    await app.user.click(within(people).getByRole('button', { name: /^daniel/i }));
    expect(await screen.findByText(/prayer 1 of 2$/)).toBeVisible();
    expect(heading()).toBe('Work');
  });

  it('of the list: says so if no prayer names a person', async () => {
    const app = renderApp('/prayers', {
      prepare: (db) => {
        for (const prayer of db.user('demo').prayers) prayer.personName = '';
      },
    });
    await card('Family');
    await chooseOfList(app, 'Pray for One Person...');
    expect(await screen.findByText('None of your prayers names a person.')).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'People' })).queryAllByRole('button')).toEqual([]);
  });
});
