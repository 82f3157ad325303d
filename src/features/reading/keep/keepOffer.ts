import * as v from 'valibot';
import { translationsOnDevice } from '@/bible/text/onDevice';
import { savesData } from '@/platform/page/savesData';
import { stored } from '@/platform/storage/stored';

/** The first day of reading on this device, `yyyy-MM-dd`, and whether the offer to keep a translation was answered. */
const offer = stored(
  'nuggets.keepOffer',
  v.object({ since: v.string(), isAnswered: v.boolean() }),
  null,
  'device',
);

/** A chapter is read on a day. Returns whether to offer to keep its translation: once, from the second day on. */
export function countReadingDay(today: string): boolean {
  const before = offer.read();
  if (!before) offer.write({ since: today, isAnswered: false });
  return (
    before?.isAnswered === false &&
    before.since < today &&
    Object.keys(translationsOnDevice()).length === 0 &&
    !savesData()
  );
}

export const answerOffer = (today: string): void => offer.write({ since: today, isAnswered: true });
