import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Dialog } from './Dialog';

/** A row with a dialog. After the dialog the row is unchanged, gone, or disabled. */
function Row({ after }: { after: 'stays' | 'gone' | 'disabled' }) {
  const [state, setState] = useState<'closed' | 'open' | 'done'>('closed');
  const isDone = state === 'done';
  return (
    <main id="main">
      <h1 tabIndex={-1}>Rows</h1>
      {!(isDone && after === 'gone') && (
        <button type="button" disabled={isDone && after === 'disabled'} onClick={() => setState('open')}>
          Change
        </button>
      )}
      {state === 'open' && (
        <Dialog title="Change the row" onClose={() => setState('done')}>
          Sure?
        </Dialog>
      )}
    </main>
  );
}

it.each([
  ['what opened the dialog', 'stays', 'button'],
  ['the heading where that has gone', 'gone', 'heading'],
  ['the heading where that can do nothing more', 'disabled', 'heading'],
] as const)('the focus returns to %s', async (_, after, role) => {
  const user = userEvent.setup();
  render(<Row after={after} />);
  await user.tab();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Change the row' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.getByRole(role)).toHaveFocus());
});
