import { useParams, useSearchParams } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { compareSetFrom, compareSetOf } from '@/domain/compare/compareSet';
import { lastCompared } from '@/device/choices/compareSet';
import { lastTranslation } from '@/device/recents/lastPlace';
import { NothingToRead } from '../address/NothingToRead';
import { readAddress } from '../address/readerAddress';
import { Comparison } from './Comparison';

/** Verses in up to four translations; the address names verses and translations (16.2). */
export function CompareScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const named = compareSetFrom(query.get('with'));
  const translations = compareSetOf(named, lastTranslation(), lastCompared());
  const place = { ...params, to: query.get('to') ?? '' };
  // What any of them has can be compared: a verse that only one lacks is shown as missing there.
  const read = translations.flatMap((translation) => {
    const result = readAddress({ ...place, translation });
    return result && !result.badVerse ? [result.address] : [];
  });
  const [address] = read;
  if (!address)
    return <NothingToRead params={{ ...place, translation: translations[0] ?? '' }} hrefOf={readerPath} />;
  return <Comparison address={address} translations={translations} />;
}
