import type { Verse } from '@/bible/passage';
import { versesText } from '@/bible/passageText';
import { isBlank } from '@/platform/values/text';

/** The words of verses, one verse per line; lines without a word are left out. */
export const linesToRecall = (verses: readonly Verse[]): string =>
  verses
    .flatMap((verse) => versesText([verse]).split('\n'))
    .filter((line) => !isBlank(line))
    .join('\n');
