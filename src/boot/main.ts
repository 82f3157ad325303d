import { shaped } from '@/api/wire/decoder';
import { passageText } from '@/api/wire/verses';
import { preferencesFrom } from '@/domain/preferences';
import { chapterLink, chapterLinkParams, type ChapterLink } from './chapterLink';
import { paintChapter } from './paintChapter';
import './boot.scss';

/*
 * Runs inside index.html, before anything is downloaded: it sets theme and text size, asks for the chapter of a public
 * link, and paints it when it comes before the app does. It is small and stands alone: the app's own scripts do all the
 * rest, and do without it where it fails.
 */

const ENDPOINT = 'get_passage_text';

function showStoredPreferences(): void {
  let stored: unknown = null;
  try {
    stored = JSON.parse(localStorage.getItem('nuggets.preferences') ?? 'null');
  } catch {
    // Forbidden or damaged storage: the page looks as it does for everyone.
  }
  const { theme, textSize } = preferencesFrom(stored);
  const dark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.bsTheme = dark ? 'dark' : 'light';
  document.documentElement.style.setProperty('--text-size', String(textSize));
}

async function askFor(link: ChapterLink): Promise<string | null> {
  const params = Object.entries(chapterLinkParams(link)).map(([name, value]) => [name, String(value)]);
  try {
    const response = await fetch(`/bible/api/${ENDPOINT}.php?${new URLSearchParams(params).toString()}`, {
      headers: { Accept: 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    });
    return response.ok ? await response.text() : null;
  } catch {
    return null;
  }
}

function paint(link: ChapterLink, answer: string | null): void {
  const root = document.getElementById('root');
  if (answer === null || root === null || globalThis.nuggetsEarlyRequest?.taken !== false) return;
  const decoded = decode(answer);
  if (decoded === null) return;
  paintChapter(root, link, decoded);
  globalThis.nuggetsEarlyRequest.painted = true;
}

function decode(answer: string) {
  try {
    const result = shaped(passageText)(JSON.parse(answer));
    return result.ok ? result.value : null;
  } catch {
    return null;
  }
}

showStoredPreferences();
const link = chapterLink(location.pathname);
if (link) {
  const answer = askFor(link);
  globalThis.nuggetsEarlyRequest = {
    endpoint: ENDPOINT,
    params: chapterLinkParams(link),
    ref: link.ref,
    answer,
    taken: false,
    painted: false,
  };
  void answer.then((text) => paint(link, text));
}
