import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import type { PassageRef } from '../passage';
import { server } from '@test/kit/server';
import { startStore } from '@test/kit/startStore';
import { chapterOfPath, selectHasChapterText } from './shownChapter';
import { loadText, selectKnownTexts, selectText, versesToCopy } from './textCache';
import { signedOut } from '@/data/session/session';

const psalm = (chapter: number) =>
  ({ translation: 'kjv', bookName: 'psalms', chapter, startVerse: 1, endVerse: 1 }) as const;
type Started = ReturnType<typeof startStore>;
const textOf = ({ store }: Started, chapter: number) => selectText(store.getState(), psalm(chapter));
const load = ({ store }: Started, chapter: number) => store.dispatch(loadText(psalm(chapter)));
const asked = ({ api }: Started) => api.requests.map(({ query }) => Number(query?.chapter));

it('requests a text once while loaded or in flight, and again after a failure', async () => {
  const app = startStore();
  app.api.faults.set('get_passage_text', '500:once');
  await load(app, 23);
  expect(textOf(app, 23)).toMatchObject({ status: 'error', failure: { kind: 'http', status: 500 } });
  const again = load(app, 23);
  expect(textOf(app, 23)).toEqual({ status: 'loading' });
  await Promise.all([again, load(app, 23)]);
  await load(app, 23);
  expect(asked(app)).toEqual([23, 23]);
  const loaded = textOf(app, 23);
  expect(loaded).toMatchObject({ status: 'loaded' });
  expect(loaded && versesToCopy(loaded)).toHaveLength(1);
  expect(versesToCopy({ status: 'loading' })).toBeNull();
  expect(versesToCopy({ status: 'missing' })).toEqual([]);
});

it('keeps the newest 150 in memory, and no late answer or failure beside them', async () => {
  const app = startStore();
  app.api.faults.set('get_passage_text', '500:once');
  const held = [app.api.hold('get_passage_text'), app.api.hold('get_passage_text')];
  const late = [load(app, 1), load(app, 2)];
  for (const hold of held) await hold.arrived;
  const begin = (ref: PassageRef) => app.store.dispatch(loadText.pending('later', ref, { user: 'demo' }));
  for (let chapter = 3; chapter <= 150; chapter += 1) begin(psalm(chapter));
  expect([textOf(app, 1), textOf(app, 2)]).toEqual([{ status: 'loading' }, { status: 'loading' }]);
  // Each new one takes the place of the oldest.
  begin({ ...psalm(1), endVerse: 2 });
  expect([textOf(app, 1), textOf(app, 2)]).toEqual([undefined, { status: 'loading' }]);
  begin({ ...psalm(2), endVerse: 2 });
  for (const hold of held) hold.release();
  await Promise.all(late);
  expect([textOf(app, 1), textOf(app, 2)]).toEqual([undefined, undefined]);
  expect(textOf(app, 3)).toEqual({ status: 'loading' });
});

it('drops a text still loading for another user, and requests the text again', async () => {
  const app = startStore('Guest');
  await load(app, 1);
  const held = app.api.hold('get_passage_text');
  const late = load(app, 23);
  await held.arrived;
  app.signIn('demo');
  expect([textOf(app, 1)?.status, textOf(app, 23)]).toEqual(['loaded', undefined]);
  const again = load(app, 23);
  held.release();
  await Promise.all([late, again]);
  expect(textOf(app, 23)?.status).toBe('loaded');
  expect(asked(app)).toEqual([1, 23, 23]);
});

it('goes on with what was requested before the guest was signed in', async () => {
  const app = startStore('Guest');
  app.store.dispatch(signedOut());
  const held = app.api.hold('get_passage_text');
  const loading = load(app, 23);
  await held.arrived;
  app.signIn('Guest');
  held.release();
  await loading;
  expect(textOf(app, 23)?.status).toBe('loaded');
  expect(asked(app)).toEqual([23]);
});

it('learns nothing of a translation from a single verse left out there', async () => {
  const app = startStore();
  server.use(http.get('*/get_passage_text.php', () => HttpResponse.json(null)));
  const fasting = { translation: 'niv', bookName: 'matthew', chapter: 17, startVerse: 21 } as const;
  const known = () => selectKnownTexts(app.store.getState()).niv;
  await app.store.dispatch(loadText({ ...fasting, endVerse: 21 }));
  expect(known()).toBeUndefined();
  await app.store.dispatch(loadText({ ...fasting, endVerse: 22 }));
  expect(known()).toBe(false);
});

it.each(['999', '0', 'x', '1.5'])('knows no chapter %j at a URL', (chapter) => {
  const app = startStore();
  const path = `/readBibleChapter/kjv/john/${chapter}`;
  expect(chapterOfPath(path)).toBeNull();
  expect(selectHasChapterText(app.store.getState(), path)).toBe(false);
});
