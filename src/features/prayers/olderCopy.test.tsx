import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '@test/kit/engine';
import { selectQuotesState } from '@/features/quotes/store/quotes';
import { renderApp } from '@test/kit/renderApp';
import type { PrayerJson } from './api/calls';

it('says of a prayer that an older copy lacks nothing before the answer', async () => {
  const known: PrayerJson = {
    prayerId: 1,
    prayerTitleTx: 'Known',
    prayerDetailsTx: null,
    prayerSubjectPersonName: null,
    archiveFl: 'N',
    prayerPriorityCd: null,
  };
  await answers.write('get_prayers', { userId: 'demo' }, JSON.stringify([known]), 0);
  const app = renderApp('/prayers/8');
  const held = app.api.hold('get_prayers');
  await held.arrived;
  expect(await screen.findByText('Loading the prayer…')).toBeVisible();
  expect(screen.queryByText('This prayer is not among yours.')).toBeNull();
  held.release();
  expect(await screen.findByRole('heading', { level: 1, name: 'Exams' })).toBeVisible();
});

it('says of a quote that an older copy lacks nothing before the answer', async () => {
  await answers.write('get_quote_list', { user: 'demo', includeQuoteText: false }, '[]', 0);
  const app = renderApp('/viewQuotes/3');
  const held = app.api.hold('get_quote_list');
  await held.arrived;
  const list = () => selectQuotesState(app.store.getState());
  await waitFor(() => expect(list()).toMatchObject({ source: 'cache', status: 'loading' }));
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('There is no quote 3 here.')).toBeNull();
  held.release();
  expect(await screen.findByRole('button', { name: 'Next quote' })).toBeVisible();
  expect(screen.queryByText('There is no quote 3 here.')).toBeNull();
});
