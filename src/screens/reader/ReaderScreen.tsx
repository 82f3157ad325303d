import { Link, useLocation, useParams } from 'react-router-dom';
import { isPublicReader, publicReaderPath, readerPath } from '@/routes/paths';
import { formatChapter } from '@/domain/references/reference';
import { translationOf } from '@/domain/bible/translations';
import { Screen } from '@/ui/layout/Screen';
import { Chapter } from './Chapter';
import { readAddress } from './readerAddress';

/** The chapter reader, at its public address and at that of a signed-in user (§2). */
export function ReaderScreen() {
  const hrefOf = isPublicReader(useLocation()) ? publicReaderPath : readerPath;
  const read = readAddress(useParams());
  if (read.ok) return <Chapter address={read.address} badVerse={read.badVerse} hrefOf={hrefOf} />;
  const { translation, bookName, chapter } = read.nearest;
  return (
    <Screen title="Nothing to read here">
      <p>{read.reason}</p>
      <p>
        <Link className="btn btn-primary" to={hrefOf(translation, { bookName, chapter })}>
          Read {formatChapter({ bookName, chapter })} ({translationOf(translation).shortName})
        </Link>
      </p>
    </Screen>
  );
}
