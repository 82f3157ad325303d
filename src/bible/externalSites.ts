import type { VerseRange } from './passage';

/** The Bible Hub page of a range's first verse; its slugs have underscores: `1_kings`, `songs`. */
export function bibleHubUrl({ bookName, chapter, startVerse }: VerseRange): string {
  const slug = bookName === 'song-of-solomon' ? 'songs' : bookName.replaceAll('-', '_');
  return `https://biblehub.com/${slug}/${chapter}-${startVerse}.htm`;
}

/** The interlinear page of a range, in nas, its only translation. */
export function interlinearUrl({ bookName, chapter, startVerse, endVerse }: VerseRange): string {
  const end = endVerse > startVerse ? `-${endVerse}` : '';
  return `https://www.biblestudytools.com/interlinear-bible/passage/?q=${bookName}+${chapter}:${startVerse}${end}&t=nas`;
}
