import { useParams, useSearchParams } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { compareSetFrom, compareSetOf } from '@/domain/compare/compareSet';
import { lastCompared } from '@/device/choices/compareSet';
import { lastTranslation } from '@/device/recents/lastPlace';
import { NothingToRead } from '../address/NothingToRead';
import { readAddress } from '../address/readerAddress';
import { Comparison } from './Comparison';

/** Compares up to four translations of the verses that the address names (16.2). */
export function CompareScreen() {
  const params = useParams();
  const [query] = useSearchParams();
  const named = compareSetFrom(query.get('with'));
  const translations = compareSetOf(named, lastTranslation(), lastCompared());
  const place = { ...params, to: query.get('to') ?? '' };
  // One translation that has the verses is enough: the others show them as missing.
  const readable = translations.flatMap((translation) => {
    const result = readAddress({ ...place, translation });
    return result && !result.badVerse ? [result.address] : [];
  });
  const [address] = readable;
  if (!address)
    return <NothingToRead params={{ ...place, translation: translations[0] ?? '' }} hrefOf={readerPath} />;
  return <Comparison address={address} translations={translations} />;
}
