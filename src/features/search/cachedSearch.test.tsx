import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onDevice } from '@test/kit/onDevice';
import { renderApp } from '@test/kit/renderApp';

const LOVE = '/search?phrase=love+one*another&group=new&book=All&translation=kjv';

it('shows the cached results of a search without a network, and says so', async () => {
  const first = renderApp(LOVE);
  const count = (await screen.findByText(/verses found$/)).textContent;
  await expect.poll(onDevice).toContain('bible_search');
  first.unmount();
  renderApp(LOVE, { faults: { bible_search: 'drop' } });
  expect(await screen.findByText(/^No answer came: this was found on \d\d\/\d\d\/\d{4}/)).toBeVisible();
  expect(screen.getByText(count)).toBeVisible();
});
