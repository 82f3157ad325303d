import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { RecallEntry } from '../../model/strength/recallEntry';
import { recallEntry } from '@test/kit/recallEntry';
import { logRecalls } from '@test/kit/recallLog';
import { renderApp } from '@test/kit/renderApp';

const TEXT = 'Jesus wept for the twelve, and they saw.';
const DAY = 86_400_000;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const field = () => screen.findByRole('textbox', { name: 'First letter of the missing word' });

/** One passage with a custom text, some of whose words were missed yesterday. */
async function missed(path: string, ...words: RecallEntry['missed']) {
  if (words.length > 0) await logRecalls([recallEntry({ at: Date.now() - DAY, missed: words })]);
  return renderApp(path, {
    prepare: (db) => {
      const data = db.user('demo');
      const [first] = data.memoryPassages;
      if (!first) throw new Error('there is no passage');
      data.memoryPassages.splice(0, Infinity, { ...first, passageId: 7, box: 1, lastViewedNum: 0 });
      data.overrides.splice(0, Infinity, { passageId: 7, letter: 'a', verseNumber: 1, text: TEXT });
    },
  });
}
const wept = { at: 1, key: 'wept', before: 'jesus', after: 'for' };
const twelve = { at: 4, key: '12', before: 'the', after: 'and' };

const drilled = ({ store }: Awaited<ReturnType<typeof missed>>) =>
  (store.getState().recallLog?.entries ?? [])
    .filter(({ exercise }) => exercise === 'drill')
    .map(({ score, missed: wrong, known }) => [
      score,
      wrong.map(({ key }) => key),
      known?.map(({ key }) => key),
    ]);

describe('the drill', () => {
  it('asks for the weakest words of the statistics, and logs each first answer', async () => {
    const app = await missed('/memoryStats', wept, twelve);
    const { user } = app;
    await user.click(await screen.findByRole('link', { name: 'Drill them for half a minute' }));
    await user.click(await button('Start'));
    expect(await field()).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByText('missed: wept')).toBeInTheDocument();
    // 'twelve' by its digit; then the missed word is asked again.
    await user.keyboard('1w');
    await waitFor(() => expect(screen.getByRole('heading', { name: '1 of 2 known' })).toHaveFocus());
    const answers = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(answers.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Jesus wept for the'),
      expect.stringContaining('for the twelve, and they saw'),
    ]);
    expect(drilled(app)).toEqual([
      [0, ['wept'], []],
      [1, [], ['12']],
    ]);
    await user.click(await button('Once more'));
    expect(await field()).toHaveFocus();
  });

  it('shows a word for the person to mark, with a phone’s keyboard closed', async () => {
    const app = await missed('/weakWords', wept);
    await app.user.click(await button('Start'));
    await app.user.click(await button('Show the word'));
    expect(screen.getByText('wept')).toBeVisible();
    expect(await button('Knew it')).toHaveFocus();
    await app.user.keyboard('{Enter}');
    expect(await screen.findByRole('heading', { name: '1 of 1 known' })).toBeVisible();
    expect(drilled(app)).toEqual([[1, [], ['wept']]]);
  });

  it('ends after half a minute', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const app = await missed('/weakWords', wept, twelve);
    await app.user.click(await button('Start'));
    await field();
    await app.user.keyboard('w');
    vi.setSystemTime(Date.now() + 30_001);
    expect(await screen.findByRole('heading', { name: '1 of 1 known' })).toBeVisible();
    expect(drilled(app)).toHaveLength(1);
  });

  it('is reached from Practice Setup', async () => {
    const { user } = await missed('/practiceSetup', wept);
    await user.click(await screen.findByRole('link', { name: 'Drill weak words' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Weak Words'));
  });

  it('is not offered on Practice Setup without weak words, and says so', async () => {
    await missed('/practiceSetup');
    expect(await screen.findByText('No weak words to drill')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Drill weak words' })).not.toBeInTheDocument();
    cleanup();
    await missed('/weakWords');
    expect(await screen.findByText('No weak words.')).toBeVisible();
  });
});
