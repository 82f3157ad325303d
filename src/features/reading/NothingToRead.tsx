import { Link } from 'react-router-dom';
import type { readerPath } from '@/routes/paths';
import { formatChapter } from '@/bible/references/reference';
import { translationOf } from '@/bible/translations';
import { Screen } from '@/ui/layout/Screen';
import { explainBadAddress } from './badAddress';
import type { ReaderParams } from './readerAddress';

interface NothingToReadProps {
  params: ReaderParams;
  hrefOf: typeof readerPath;
}

/** Says what is wrong with an address that names no chapter, and links to the nearest chapter. */
export function NothingToRead({ params, hrefOf }: NothingToReadProps) {
  const { reason, nearest } = explainBadAddress(params);
  return (
    <Screen title="Nothing to read here">
      <p>{reason}</p>
      <p>
        <Link className="btn btn-primary" to={hrefOf(nearest.translation, nearest)}>
          Read {formatChapter(nearest)} ({translationOf(nearest.translation).shortName})
        </Link>
      </p>
    </Screen>
  );
}
