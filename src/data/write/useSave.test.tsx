import { act } from '@testing-library/react';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { useDraft } from '../visit/useDraft';
import { renderHookIn } from '@test/kit/renderHookIn';
import { startStore } from '@test/kit/startStore';
import { useSave, type Saving } from './useSave';

type Outcome = Awaited<NonNullable<Saving>>;

const conflict = { name: 'title', field: 'The title', theirs: 'Theirs' };
const rejected = { meta: { requestStatus: 'rejected' as const }, payload: { kind: 'rejected', conflict } };
const fulfilled = { meta: { requestStatus: 'fulfilled' as const } };

/** A draft whose write ends as the test says; `fieldsToOverwrite` has what each write was to overwrite. */
function start() {
  const fieldsToOverwrite: (readonly string[])[] = [];
  let end: (outcome: Outcome) => void = () => undefined;
  let isNothing = false;
  const { result } = renderHookIn(startStore().store, () => {
    const draft = useDraft('test/save', 'stored', v.string());
    const saver = useSave(draft, (_, names) => {
      fieldsToOverwrite.push(names);
      return isNothing ? null : new Promise<Outcome>((resolve) => (end = resolve));
    });
    return { draft, saver };
  });
  return {
    fieldsToOverwrite,
    saver: () => result.current.saver,
    type: (text: string) => act(() => result.current.draft.change(text)),
    writeNothing: () => (isNothing = true),
    end: (outcome: Outcome) =>
      act(async () => {
        end(outcome);
        await Promise.resolve();
      }),
  };
}

it('shows what another device changed, until the person decides', async () => {
  const test = start();
  test.type('Mine');
  let saved: Promise<boolean> | undefined;
  act(() => void (saved = test.saver().save()));
  expect(test.saver()).toMatchObject({ saving: true, conflict: null });
  await test.end(rejected);
  expect(await saved).toBe(false);
  expect(test.saver()).toMatchObject({ saving: false, conflict });

  act(() => void (saved = test.saver().saveMine()));
  expect(test.saver()).toMatchObject({ saving: true, conflict: null });
  await test.end(fulfilled);
  expect(await saved).toBe(true);
  expect(test.saver()).toMatchObject({ saving: false, conflict: null });
  expect(test.fieldsToOverwrite).toEqual([[], ['title']]);
});

it('remembers what was decided when another field is in conflict next', async () => {
  const test = start();
  test.type('Mine');
  act(() => void test.saver().save());
  await test.end(rejected);
  act(() => void test.saver().saveMine());
  await test.end({ ...rejected, payload: { conflict: { ...conflict, name: 'details' } } });
  act(() => void test.saver().saveMine());
  await test.end(fulfilled);
  expect(test.fieldsToOverwrite).toEqual([[], ['title'], ['title', 'details']]);
});

it.each([
  ['no payload', { meta: rejected.meta }],
  ['a refusal without a conflict', { ...rejected, payload: {} }],
])('asks nothing after %s', async (_, outcome) => {
  const test = start();
  test.type('Mine');
  let saved: Promise<boolean> | undefined;
  act(() => void (saved = test.saver().save()));
  await test.end(outcome);
  expect(await saved).toBe(false);
  expect(test.saver()).toMatchObject({ saving: false, conflict: null });
});

it('counts as saved where there is nothing to write', async () => {
  const test = start();
  test.type('Mine');
  test.writeNothing();
  await act(async () => expect(await test.saver().save()).toBe(true));
  expect(test.saver()).toMatchObject({ saving: false, conflict: null });
});
