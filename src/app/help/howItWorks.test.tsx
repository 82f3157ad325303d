import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

it('answers what the words of the app mean, and leads to where each is met', async () => {
  const { user } = renderApp('/howItWorks', { user: null });
  const boxes = within(await screen.findByRole('region', { name: 'How do the boxes work?' }));
  expect(screen.getByText(/A run with hardly a fault and no peek is by heart/)).toBeVisible();
  expect(boxes.getByText(/^Box 1 comes back every few days/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Sets to begin with' }));
  expect(currentPath()).toBe('/sets');
});
