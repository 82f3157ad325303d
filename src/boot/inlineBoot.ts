import { passageTextParams } from '@/bible/text/passageTextParams';
import { shaped } from '@/data/decode/decoder';
import { passageText } from '@/bible/text/verses';
import type { Verse } from '@/bible/passage';
import { GUEST } from '@/data/session/users';
import { readPreferences, showPreferences } from '@/features/account/store/storedPreferences';
import { confirmedUser } from '@/features/account/store/rememberedUser';
import { nextFrame } from '@/platform/scheduling/yieldToMain';
import { chapterLink, type ChapterLink } from './chapterLink';
import { keepCommandKey } from './earlyCommandKey';
import { appFiles, loadApp } from './loadApp';
import { paintChapter } from './paintChapter';
import { paintSet, setLink } from './paintSet';
import './boot.scss';

/*
 * Runs inside index.html, before anything is downloaded: it sets theme and text size, requests the chapter of a public
 * link, paints it, and only then downloads the app, which does everything else.
 */

const ENDPOINT = 'get_passage_text';

/** After this long the app is downloaded without waiting for the text; it then shows that it is loading. */
const MAX_WAIT_MS = 1000;

interface Answer {
  text: string;
  verses: Verse[];
}

/** Null if no text came: the app then requests it again and says what went wrong. */
async function fetchText(
  params: ReturnType<typeof passageTextParams>,
  signal: AbortSignal,
): Promise<Answer | null> {
  const query = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  try {
    const response = await fetch(`/bible/api/${ENDPOINT}.php?${query.toString()}`, {
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
  const early = globalThis.nuggetsEarlyRequest;
  if (!root || !early || early.taken) return;
  paintChapter(root, link, verses);
  early.painted = true;
}

const files = appFiles();
showPreferences(readPreferences());
let shown = Promise.resolve();
const link = chapterLink(location.pathname, location.search);
const set = setLink(location.pathname, location.search);
// This script comes before the body.
if (set) document.addEventListener('DOMContentLoaded', () => paintSet(set));
// Set before the browser offers to translate the page; later the app sets it for each screen.
if (!link && !set) document.documentElement.setAttribute('translate', 'no');
if (link) {
  const user = confirmedUser() ?? GUEST;
  const params = passageTextParams(user, link.ref);
  const abort = new AbortController();
  const answer = fetchText(params, abort.signal);
  globalThis.nuggetsEarlyRequest = {
    endpoint: ENDPOINT,
    user,
    params,
    ref: link.ref,
    answer: answer.then((response) => response?.text ?? null),
    end: () => abort.abort(),
  };
  const painted = answer.then((response) => {
    if (!response) return undefined;
    paint(link, response.verses);
    // A hidden tab gets no animation frame.
    return document.hidden ? undefined : nextFrame();
  });
  shown = Promise.race([painted, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
} else if (confirmedUser() !== null) keepCommandKey();
if (files) void shown.then(() => loadApp(files));
