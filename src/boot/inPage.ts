import { passageTextParams } from '@/api/resources/passageTextParams';
import { shaped } from '@/api/wire/decoder';
import { passageText } from '@/api/wire/verses';
import type { Verse } from '@/domain/bible/passage';
import { readPreferences, showPreferences } from '@/device/choices/preferences';
import { confirmedUser } from '@/device/rememberedUser';
import { chapterLink, type ChapterLink } from './chapterLink';
import { appFiles, loadApp } from './loadApp';
import { paintChapter } from './paintChapter';
import './boot.scss';

/*
 * Runs inside index.html, before anything is downloaded: it sets theme and text size, asks for the chapter of a public
 * link, paints it, and only then has the app downloaded, which does all the rest.
 */

const ENDPOINT = 'get_passage_text';

/** Who a stranger is (§2). */
const GUEST = 'Guest';

/** A text that takes longer than this does not hold up the app, which says that it is loading. */
const PATIENCE_MS = 1000;

interface Answer {
  text: string;
  verses: Verse[];
}

/** Null when no text came: the app then asks again, and tells what is wrong. */
async function askFor(user: string, link: ChapterLink, signal: AbortSignal): Promise<Answer | null> {
  const params = Object.entries(passageTextParams(user, link.ref)).map(([name, value]) => [
    name,
    String(value),
  ]);
  try {
    const response = await fetch(`/bible/api/${ENDPOINT}.php?${new URLSearchParams(params).toString()}`, {
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      signal,
    });
    if (!response.ok) return null;
    const text = await response.text();
    const decoded = shaped(passageText)(JSON.parse(text));
    return decoded.ok && decoded.value ? { text, verses: decoded.value } : null;
  } catch {
    return null;
  }
}

function paint(link: ChapterLink, verses: readonly Verse[]): void {
  const root = document.getElementById('root');
  if (root === null || globalThis.nuggetsEarlyRequest?.taken !== false) return;
  paintChapter(root, link, verses);
  globalThis.nuggetsEarlyRequest.painted = true;
}

/** Resolves once what has been painted is on the screen; at once in a tab that nobody sees. */
const drawn = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const late = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

const files = appFiles();
showPreferences(readPreferences());
let shown = Promise.resolve();
const link = chapterLink(location.pathname, location.search);
if (link) {
  const user = confirmedUser() ?? GUEST;
  const asking = new AbortController();
  const answer = askFor(user, link, asking.signal);
  globalThis.nuggetsEarlyRequest = {
    endpoint: ENDPOINT,
    user,
    params: passageTextParams(user, link.ref),
    ref: link.ref,
    answer: answer.then((came) => came?.text ?? null),
    end: () => asking.abort(),
    taken: false,
    painted: false,
  };
  const painted = answer.then((came) => {
    if (!came) return undefined;
    paint(link, came.verses);
    return drawn();
  });
  shown = Promise.race([painted, late()]);
}
if (files) void shown.then(() => loadApp(files));
