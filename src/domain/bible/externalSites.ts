import type { VerseRange } from './passage';

/** The page of a range's first verse at Bible Hub, whose slugs have underscores: `1_kings`, `songs` (§7). */
export function bibleHubUrl({ bookName, chapter, startVerse }: VerseRange): string {
  const slug = bookName === 'song-of-solomon' ? 'songs' : bookName.replaceAll('-', '_');
  return `https://biblehub.com/${slug}/${chapter}-${startVerse}.htm`;
}

/** The interlinear view of a range, in the translation nas, the only one it has (§7, §9). */
export function interlinearUrl({ bookName, chapter, startVerse, endVerse }: VerseRange): string {
  const end = endVerse > startVerse ? `-${endVerse}` : '';
  return `https://www.biblestudytools.com/interlinear-bible/passage/?q=${bookName}+${chapter}:${startVerse}${end}&t=nas`;
}

/** An address that is safe to open, as the URL parser reads it; null unless it is http or https (§3 'Link'). */
export function safeHttpUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const url = new URL(text);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
}
