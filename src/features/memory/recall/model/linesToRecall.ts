import type { Verse } from '@/bible/passage';
import { plainText } from '@/bible/passageText';
import { isBlank } from '@/platform/values/text';

/** The words of verses, one verse per line; lines without a word are left out. */
export const linesToRecall = (verses: readonly Verse[]): string =>
  verses
    .flatMap((verse) => plainText([verse]).split('\n'))
    .filter((line) => !isBlank(line))
    .join('\n');
