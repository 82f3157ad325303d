import { Navigate, useLocation, useParams } from 'react-router-dom';
import { isPublicReader, publicReaderPath, readerPath } from '@/routes/paths';
import { lazyWithPreload } from '@/ui/lazyWithPreload';
import { Chapter } from './Chapter';
import { readAddress } from './readerAddress';

const NothingToRead = lazyWithPreload(async () => (await import('./NothingToRead')).NothingToRead);

/** The chapter reader, at its public address and at the one of a signed-in user (§2). */
export function ReaderScreen() {
  const location = useLocation();
  const hrefOf = isPublicReader(location) ? publicReaderPath : readerPath;
  const params = { ...useParams(), to: new URLSearchParams(location.search).get('to') ?? '' };
  const read = readAddress(params);
  if (!read) return <NothingToRead params={params} hrefOf={hrefOf} />;
  const { address, badVerse } = read;
  const { translation, marked } = address;
  const path = hrefOf(translation, address, marked?.startVerse, marked?.endVerse);
  // Every chapter has one canonical address: `/KJV/John/3` redirects to `/kjv/john/3`.
  if (!badVerse && location.pathname !== path.split('?')[0]) return <Navigate to={path} replace />;
  return <Chapter address={address} badVerse={badVerse} hrefOf={hrefOf} />;
}
