import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { currentPath, renderApp } from '@test/kit/renderApp';

describe('a passage at its own URL', () => {
  it('shows its box, last practice and text, and links back to the list', async () => {
    const { user, api } = renderApp('/memoryPassages');
    await screen.findByRole('list', { name: 'Memory passages' });
    const row = api.db
      .user('demo')
      .memoryPassages.find(({ bookName, chapter }) => bookName === 'john' && chapter === 3);
    if (!row) throw new Error('John 3 is not among them');
    cleanup();
    renderApp(`/memoryPassages/${row.passageId}`);
    const detail = within(await screen.findByRole('region', { name: 'Passage' }));
    expect(detail.getByRole('heading', { name: /^John 3:16/ })).toBeVisible();
    expect(detail.getByText(`Box ${row.box}`)).toBeVisible();
    expect(await detail.findByText(/For God so loved/)).toBeVisible();
    // The placeholder line is replaced once the log is loaded.
    await waitFor(() => expect(detail.getByText(/^Likely recalled: [^…]/)).toBeVisible());
    await user.click(detail.getByRole('link', { name: 'All passages' }));
    expect(await screen.findByRole('list', { name: 'Memory passages' })).toBeVisible();
  });

  it('shows in every list the likelihood and the due day of a passage', async () => {
    const now = new Date(2026, 10, 22, 9).getTime();
    vi.useFakeTimers({ now, toFake: ['Date'] });
    const { user } = renderApp('/memoryPassages', {
      prepare: (db) => {
        const [row] = db.user('demo').memoryPassages.splice(0, Infinity);
        if (!row) throw new Error('there is no passage');
        const seen = (days: number) => new Date(2026, 10, 22 - days, 9).getTime();
        db.user('demo').memoryPassages.push(
          { ...row, passageId: 1, bookName: 'john', chapter: 3, box: 1, lastViewedNum: seen(13) },
          { ...row, passageId: 2, bookName: 'john', chapter: 4, box: 2, lastViewedNum: seen(2) },
          { ...row, passageId: 3, bookName: 'john', chapter: 5, box: 3, lastViewedNum: -1 },
        );
      },
    });
    const rows = async (label: string) =>
      within(await screen.findByRole('list', { name: label }))
        .getAllByRole('listitem')
        .map(({ textContent }) => /Likely recalled: .*?(?=For|$)/.exec(textContent)?.[0]);
    await waitFor(async () =>
      expect(await rows('Memory passages')).toEqual([
        expect.stringContaining('Likely recalled: not known yet, due for 10 days'),
        expect.stringContaining('Likely recalled: not known yet, due in 12 days'),
        expect.stringContaining('Likely recalled: not known yet, due today'),
      ]),
    );
    cleanup();
    renderApp('/memoryPassagesByBox');
    await user.click(await screen.findByRole('button', { name: /^Box 1 / }));
    expect((await screen.findAllByText(/^Likely recalled: .+, due /))[0]).toBeVisible();
    vi.useRealTimers();
  });

  it('is called unknown if no such passage exists', async () => {
    renderApp('/memoryPassages/999999');
    expect(await screen.findByText('Unknown Passage')).toBeVisible();
  });

  it('is shown beside a wide list, through which the arrow keys move', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: media.includes('min-width: 68.75em'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    const { user } = renderApp('/memoryPassages');
    const list = within(await screen.findByRole('list', { name: 'Memory passages' }));
    // The first passage of the list is shown until one is chosen.
    const [first] = list.getAllByRole('link');
    expect(first).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('region', { name: 'Passage' })).toHaveTextContent(/^Genesis 1:1/);
    await user.click(list.getByRole('link', { name: /^John 3:16/ }));
    expect(await screen.findByText(/For God so loved/)).toBeVisible();
    const path = currentPath();
    expect(path).toMatch(/^\/memoryPassages\/\d+$/);
    await user.keyboard('{ArrowDown}');
    expect(currentPath()).not.toBe(path);
    await user.keyboard('{ArrowUp}');
    expect(currentPath()).toBe(path);
    expect(list.getByRole('link', { name: /^John 3:16/ })).toHaveAttribute('aria-current', 'true');
  });
});
