import { expect, it } from 'vitest';
import { readPreferences } from './storedPreferences';
import { noticeShown } from '@/data/notices/notices';
import { startStore } from '@test/kit/startStore';
import { preferencesChanged } from './preferences';

it('applies preferences to the page and stores them when they change, and only then', () => {
  const { store } = startStore();
  const { style } = document.documentElement;
  const size = () => style.fontSize;
  style.fontSize = '7px';
  store.dispatch(noticeShown({ variant: 'info', text: 'Shown' }));
  expect(size()).toBe('7px');
  store.dispatch(preferencesChanged({ textSize: 1.3 }));
  expect([size(), readPreferences().textSize]).toEqual(['130%', 1.3]);
});

it('gives the browser the colour of the theme that is shown, not of the system', () => {
  const colours = () =>
    [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map(({ content }) => content);
  const { store } = startStore();
  store.dispatch(preferencesChanged({ theme: 'dark' }));
  expect(colours()).toEqual(['#171613']);
  store.dispatch(preferencesChanged({ theme: 'light' }));
  expect(colours()).toEqual(['#fbf8f1']);
});

it('does not undo what another tab has stored meanwhile', () => {
  const { store } = startStore();
  const elsewhere = startStore();
  store.dispatch(preferencesChanged({ theme: 'dark' }));
  elsewhere.store.dispatch(preferencesChanged({ textSize: 1.3 }));
  expect(readPreferences()).toMatchObject({ theme: 'dark', textSize: 1.3 });
});
