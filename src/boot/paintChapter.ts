import type { Verse, VerseSpan } from '@/bible/passage';
import { joinedParts } from '@/bible/passageText';
import { formatChapter } from '@/bible/references/reference';
import { VERSE_HINT, wantsVerseHint } from '@/features/reading/verses/verseHint';
import { isInSpan } from '@/bible/verseSelection';
import type { ChapterLink } from './chapterLink';
import { element } from './element';

/**
 * Paints a chapter where React will render it, with the markup of `PassageText` (a test compares the two), so that the
 * text is visible before the scripts are loaded. React then replaces it with the same markup in one step.
 */
export function paintChapter(root: HTMLElement, link: ChapterLink, verses: readonly Verse[]): void {
  const brand = element('span', 'nav-brand', 'Bible Nuggets');
  const bar = element('header', 'nav-bar', element('div', 'nav-place', brand));
  const heading = element('div', 'screen-heading', element('h1', '', formatChapter(link.ref)));
  const main = element(
    'main',
    'reading',
    heading,
    ...(wantsVerseHint() ? [element('p', 'muted', VERSE_HINT)] : []),
    element('div', 'tool-bar'),
    paintedVerses(verses, link.highlightedRange),
  );
  main.id = 'main';
  root.replaceChildren(bar, main);
  if (link.highlightedRange)
    document.getElementById(`v${link.highlightedRange.startVerse}`)?.scrollIntoView({ block: 'center' });
}

/** The verses as `PassageText` renders them. */
export function paintedVerses(verses: readonly Verse[], highlightedRange: VerseSpan | null): HTMLElement {
  return element(
    'div',
    'scripture',
    ...verses.map((verse) => paintedVerse(verse, isInSpan(highlightedRange, verse.verseNumber))),
  );
}

function paintedVerse({ verseNumber, parts }: Verse, isHighlighted: boolean): HTMLElement {
  const texts = joinedParts(parts).map(({ text, wordsOfChrist }) =>
    wordsOfChrist ? element('span', 'words-of-christ', text) : text,
  );
  const verse = element('p', '', element('sup', '', String(verseNumber)), ...texts);
  verse.id = `v${verseNumber}`;
  verse.className = isHighlighted ? 'verse marked' : 'verse';
  return verse;
}
