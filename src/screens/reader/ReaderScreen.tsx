import { Link, useLocation, useParams } from 'react-router-dom';
import { publicReaderPath, readerPath } from '@/app/paths';
import { formatChapter } from '@/domain/reference';
import { translationOf } from '@/domain/translations';
import { Screen } from '@/ui/Screen';
import { Chapter } from './Chapter';
import { readAddress } from './readerAddress';

/** The chapter reader, at its public address and at that of a signed-in user (§2). */
export function ReaderScreen() {
  const hrefOf = useLocation().pathname.startsWith('/read/') ? publicReaderPath : readerPath;
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
