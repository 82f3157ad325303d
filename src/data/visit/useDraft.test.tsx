import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { DRAFT_CHANGED, draftKey, restoreDraft } from '@/platform/storage/drafts';
import { setSessionOnly } from '@/platform/storage/sessionOnlyUsers';
import { selectNotices } from '../notices/notices';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useDraft } from './useDraft';

const NOTE = draftKey('demo', 'note');
const kept = (): unknown => JSON.parse(localStorage.getItem(NOTE) ?? 'null');
const keep = (draft: unknown, base: unknown = 'Old') =>
  localStorage.setItem(NOTE, JSON.stringify({ draft, base }));

function begin(name = 'note', initial = 'Old') {
  const { store } = startStore();
  const { result, ...hook } = renderHookIn(
    store,
    (of: { name: string; initial: string }) => useDraft(of.name, of.initial, v.string()),
    { name, initial },
  );
  const change = (value: string) => act(() => result.current.change(value));
  return { ...hook, result, change, notices: () => selectNotices(store.getState()) };
}

it('keeps a draft and its base until the typed text equals the base again', () => {
  const first = begin();
  expect(first.result.current).toMatchObject({ value: 'Old', base: 'Old', restored: false });
  first.change('New');
  expect(first.result.current).toMatchObject({ value: 'New', base: 'Old', restored: false });
  // Another device has written meanwhile: the person saw the value before.
  expect(begin('note', 'Theirs').result.current).toMatchObject({ value: 'New', base: 'Old', restored: true });
  first.change('Old');
  expect(kept()).toBeNull();
});

it('takes an earlier version’s draft as begun from the present text, no damaged one', () => {
  localStorage.setItem(NOTE, '"Left"');
  expect(begin().result.current).toMatchObject({ value: 'Left', base: 'Old', restored: true });
  keep('Left', 7);
  expect(begin().result.current).toMatchObject({ value: 'Left', base: 'Old' });
  for (const damaged of [{ draft: 7, base: 'Old' }, { draft: 'Left' }, { base: 'Old' }, 7, null]) {
    localStorage.setItem(NOTE, JSON.stringify(damaged));
    expect(begin().result.current).toMatchObject({ value: 'Old', restored: false });
  }
  // An unchanged value is no draft.
  keep('Old', 'Older');
  expect(begin().result.current).toMatchObject({ value: 'Old', base: 'Old', restored: false });
});

it('keeps a draft whose row gets another id; another name is another draft', () => {
  const { result, rerender, change } = begin('note', '');
  change('Words');
  localStorage.setItem(draftKey('demo', 'renamed'), JSON.stringify({ draft: 'Words', base: '' }));
  rerender({ name: 'renamed', initial: '' });
  expect(result.current).toMatchObject({ value: 'Words', restored: false });
  localStorage.setItem(draftKey('demo', 'other'), JSON.stringify({ draft: 'Others', base: '' }));
  rerender({ name: 'other', initial: '' });
  expect(result.current).toMatchObject({ value: 'Others', restored: true });
  rerender({ name: 'empty', initial: 'Start' });
  expect(result.current).toMatchObject({ value: 'Start', restored: false });
});

it('throws a draft away, offers to take that back, and then shows the draft again', () => {
  const { result, change, notices } = begin();
  change('New');
  act(() => result.current.discard());
  expect(result.current).toMatchObject({ value: 'Old', base: 'Old', restored: false });
  expect(kept()).toBeNull();
  const [notice] = notices();
  expect(notice).toMatchObject({
    text: 'Draft discarded',
    undo: { kind: 'draft', user: 'demo', name: 'note' },
  });
  act(() => {
    if (notice?.undo?.kind === 'draft') restoreDraft('demo', 'note', notice.undo.draft);
  });
  expect(kept()).toEqual({ draft: 'New', base: 'Old' });
  expect(result.current).toMatchObject({ value: 'New', base: 'Old', restored: true });
});

it('says nothing of a draft that was not begun', () => {
  const { result, notices } = begin();
  act(() => result.current.discard());
  expect(notices()).toEqual([]);
});

it('keeps no draft of a text being saved, and does not save the text twice', async () => {
  const { result, change } = begin();
  change('New');
  let answer: (taken: string | null) => void = () => undefined;
  const written: string[] = [];
  const write = (value: string) => {
    written.push(value);
    return new Promise<string | null>((resolve) => (answer = resolve));
  };
  const saving = result.current.submit(write);
  expect(kept()).toBeNull();
  expect(await result.current.submit(write)).toBeNull();
  answer('taken');
  expect(await saving).toBe('taken');
  expect(kept()).toBeNull();
  expect(written).toEqual(['New']);
  const again = result.current.submit(write);
  answer('taken again');
  expect(await again).toBe('taken again');
});

it('keeps a refused draft again, and shows its text in any other field of that name', async () => {
  const { result, change } = begin();
  change('New');
  const another = begin().result;
  const saving = result.current.submit(() => Promise.resolve(null));
  expect(kept()).toBeNull();
  act(() => void window.dispatchEvent(new CustomEvent(DRAFT_CHANGED, { detail: NOTE })));
  expect(another.current).toMatchObject({ value: 'Old' });
  await act(() => saving);
  expect(kept()).toEqual({ draft: 'New', base: 'Old' });
  expect(another.current).toMatchObject({ value: 'New' });
});

/** A draft of a user with Remember Me off, which is being saved. */
function savingInTab() {
  setSessionOnly('demo', true);
  const form = begin();
  form.change('New');
  let answer: (taken: string | null) => void = () => undefined;
  const saving = form.result.current.submit(() => new Promise<string | null>((end) => (answer = end)));
  const end = (taken: string | null) =>
    act(async () => {
      answer(taken);
      await saving;
    });
  return { form, end, inTab: (): unknown => JSON.parse(sessionStorage.getItem(NOTE) ?? 'null') };
}

it('keeps a draft with Remember Me off until its answer', async () => {
  const { form, end, inTab } = savingInTab();
  expect([inTab(), kept()]).toEqual([{ draft: 'New', base: 'Old' }, null]);
  // As after a reload.
  const another = begin();
  expect(another.result.current).toMatchObject({ value: 'New', restored: true });
  await end('taken');
  expect(inTab()).toBeNull();
  expect(another.result.current).toMatchObject({ value: 'Old', restored: false });
  // The form that has saved it shows it until it is closed.
  expect(form.result.current.value).toBe('New');
});

it('keeps a refused draft and a newer one with Remember Me off', async () => {
  const refused = savingInTab();
  await refused.end(null);
  expect(refused.inTab()).toEqual({ draft: 'New', base: 'Old' });
  const { form, end, inTab } = savingInTab();
  form.change('Newer');
  await end('taken');
  expect(inTab()).toEqual({ draft: 'Newer', base: 'Old' });
});

it('keeps no unchanged text, and puts no old text in the place of a newer one', async () => {
  const { result, change } = begin();
  change('New');
  const saving = result.current.submit(() => Promise.resolve(null));
  change('Newer');
  await act(() => saving);
  expect(kept()).toEqual({ draft: 'Newer', base: 'Old' });
  change('Old');
  await act(() => result.current.submit(() => Promise.resolve(null)));
  expect(kept()).toBeNull();
});

it('starts again after a value was taken, unless another has been typed', () => {
  const { result, change } = begin('note', '');
  change('One');
  act(() => result.current.restart('One'));
  expect(result.current).toMatchObject({ value: '', base: '', restored: false });
  change('Two');
  act(() => result.current.restart('One'));
  expect(result.current.value).toBe('Two');
});

it('does not show a submitted value again on coming back', async () => {
  const { result, change, rerender } = begin('note', '');
  const comeBack = () => {
    rerender({ name: 'other', initial: '' });
    rerender({ name: 'note', initial: '' });
    return result.current.value;
  };
  change('Praise');
  expect(comeBack()).toBe('Praise');
  let answer: (result: null) => void = () => undefined;
  let saving: Promise<null> = Promise.resolve(null);
  act(() => {
    saving = result.current.submit(() => new Promise<null>((resolve) => (answer = resolve)));
  });
  // The form that saves it shows it.
  expect(result.current.value).toBe('Praise');
  expect(comeBack()).toBe('');
  answer(null);
  await act(() => saving);
  expect(comeBack()).toBe('Praise');
});

it('keeps typed text where nothing can be stored and the server refuses', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  const { result, change } = begin();
  change('Typed for long');
  await act(() => result.current.submit(() => Promise.resolve(null)));
  expect(result.current.value).toBe('Typed for long');
  full.mockRestore();
});

it('keeps what there was no room for when another draft is restored', () => {
  const { result, change } = begin();
  change('Typed');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room', 'QuotaExceededError');
  });
  change('Typed for long');
  full.mockRestore();
  act(() => restoreDraft('demo', 'other', { draft: 'Another', base: '' }));
  expect(result.current.value).toBe('Typed for long');
});
