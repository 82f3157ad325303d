import { render, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { screenActions, useActions, subscribeToScreenActions } from '@/ui/actions/useActions';
import { renderApp } from '@test/kit/renderApp';

const labels = () => screenActions().map(({ label }) => label);

it.each<[string, string[]]>([
  ['/browseBible', ['Copy', 'Filter by Topic', 'Next passage']],
  ['/readBibleChapter/kjv/john/3', ['Go to Verse...', 'Add to Nuggets...', 'Next chapter']],
  ['/compare/john/3/16?with=kjv,asv', ['Read John 3', 'Add translation']],
  ['/practice/by_ref/by_freq', ['Show text', 'Recall', 'Move down a box']],
  ['/practiceSetup', ['Start']],
  ['/memoryPassages', ['Search passages']],
  ['/memoryStats', ['Practise fading first']],
  ['/prayers', ['Pray through', 'Pray for One Person...']],
  ['/prayers/8', ['Record', 'Answered...', 'Edit Prayer...']],
  ['/prayers?pray=today', ['Next prayer', 'Record and go on']],
  ['/viewQuotes', ['Next quote', 'Shuffle Quotes']],
  ['/readingPlan', ['Read', 'Done elsewhere']],
  ['/search?phrase=jesus+wept&group=new&book=All&translation=kjv', ['New search', 'Email Results']],
  ['/bibleMap', ['Coloured by: Read']],
  ['/links', ['Add Link']],
  ['/yourData', ['Export everything', 'Paste references', 'Forget this device']],
  ['/today', ['Continue', '20 minutes']],
])('%s offers its actions in the command box while shown, and none after', async (path, wanted) => {
  const { unmount } = renderApp(path);
  await waitFor(() => expect(labels()).toEqual(expect.arrayContaining(wanted)), { timeout: 20_000 });
  unmount();
  expect(labels()).toEqual([]);
});

it('does what the screen’s own button does', async () => {
  const { findByRole, unmount } = renderApp('/links');
  await findByRole('button', { name: 'Add Link' });
  screenActions()
    .find(({ label }) => label === 'Add Link')
    ?.run();
  expect(await findByRole('dialog', { name: 'Add Link' })).toBeVisible();
  unmount();
});

it('tells when a screen offers others, and only then', () => {
  const told: string[] = [];
  const stop = subscribeToScreenActions(() => void told.push(labels().join()));
  const Offer = ({ label }: { label: string }) => {
    useActions([{ label, run: () => undefined }]);
    return null;
  };
  const { rerender, unmount } = render(<Offer label="Copy" />);
  rerender(<Offer label="Copy" />);
  rerender(<Offer label="Share" />);
  unmount();
  stop();
  expect(told).toEqual(['Copy', 'Share', '']);
});

it('runs no action that has gone since the box opened, and the latest of the others', () => {
  const done: string[] = [];
  const Offer = ({ row }: { row: string }) => {
    useActions([
      { label: 'Copy', keywords: row, run: () => void done.push(`copied ${row}`) },
      { label: 'Next', run: () => void done.push(`next after ${row}`) },
    ]);
    return null;
  };
  const { rerender, unmount } = render(<Offer row="first" />);
  const [copy, next] = screenActions();
  rerender(<Offer row="second" />);
  copy?.run();
  next?.run();
  expect(done).toEqual(['next after second']);
  unmount();
  next?.run();
  expect(done).toHaveLength(1);
});

it('finds two actions of one name that are about different things', async () => {
  const Offer = () => {
    useActions(
      ['John 3:16', 'selected verses'].map((words) => ({
        label: 'Nugget',
        keywords: words,
        run: () => undefined,
      })),
    );
    return null;
  };
  render(<Offer />);
  const { user, findByRole } = renderApp('/links');
  await findByRole('button', { name: 'Add Link' });
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await findByRole('combobox'), 'nugget');
  const found = within(await findByRole('rowgroup', { name: 'On this screen' }));
  await waitFor(() => expect(found.getAllByText('Nugget')).toHaveLength(2));
});

it('has every action of the card in practice, with its key, before anything is typed', async () => {
  const { user, findByRole, findByText } = renderApp('/practice/by_ref/by_freq');
  const keyed = () =>
    Object.fromEntries(
      screenActions().flatMap(({ key, label }) => (key === undefined ? [] : [[key, label]])),
    );
  await findByRole('button', { name: 'Show text' });
  const steps = { ArrowRight: 'Next passage', ArrowLeft: 'Previous passage', r: 'Recall' };
  await waitFor(() => expect(keyed()).toEqual({ ...steps, ' ': 'Show text' }));
  await user.keyboard('{Control>}k{/Control}');
  const offered = within(await findByRole('rowgroup', { name: 'On this screen' }));
  for (const label of ['Show text', 'Recall', 'Copy', 'Move down a box', 'Edit Mem Passage...'])
    expect(offered.getByText(label)).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(await findByRole('button', { name: 'Show text' }));
  await findByText('Not yet');
  expect(keyed()).toEqual({ ...steps, ' ': 'Hide text', 1: 'Not yet', 2: 'Nearly', 3: 'Right' });
});
