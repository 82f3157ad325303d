import type { Verse } from '@/domain/bible/passage';
import { partSeparator } from '@/domain/bible/passageText';
import { formatChapter } from '@/domain/references/reference';
import type { ChapterLink } from './chapterLink';

/**
 * Paints a chapter where React will put it, with the markup of `PassageText` (a test holds them equal), so that the text
 * is there before the scripts are. React replaces it with the same in one step.
 */
export function paintChapter(root: HTMLElement, link: ChapterLink, verses: readonly Verse[]): void {
  const brand = element('span', 'nav-brand', 'Bible Nuggets');
  const bar = element('header', 'nav-bar', brand);
  const heading = element('div', 'screen-heading', element('h1', '', formatChapter(link.ref)));
  const main = element('main', '', heading, element('div', 'toolbar'), paintedVerses(verses));
  main.id = 'main';
  root.replaceChildren(bar, main);
  if (link.verse !== null) document.getElementById(`v${link.verse}`)?.scrollIntoView({ block: 'center' });
}

/** The verses as `PassageText` renders them. */
export function paintedVerses(verses: readonly Verse[]): HTMLElement {
  return element('div', 'scripture', ...verses.map(paintedVerse));
}

function paintedVerse({ verseNumber, parts }: Verse): HTMLElement {
  const texts = parts.map(({ text, wordsOfChrist }, index) =>
    element(
      'span',
      wordsOfChrist ? 'words-of-christ' : '',
      partSeparator(parts[index - 1]?.text ?? '', text) + text,
    ),
  );
  const verse = document.createElement('p');
  verse.id = `v${verseNumber}`;
  verse.className = 'verse';
  verse.append(element('sup', '', String(verseNumber)), ...texts);
  return verse;
}

function element(tag: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.append(...children);
  return made;
}
