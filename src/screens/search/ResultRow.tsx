import { Copy } from 'lucide-react';
import { memo } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import type { SearchResult } from '@/domain/search/searchResult';
import { plainText } from '@/domain/bible/passageText';
import { formatReference } from '@/domain/references/reference';
import { matchSegments } from '@/domain/search/searchPhrase';
import { translationOf } from '@/domain/bible/translations';
import { copyPassage } from '@/store/notices/clipboard';
import { useAppDispatch } from '@/store/core/hooks';
import { Highlighted } from '@/ui/text/Highlighted';
import { IconButton } from '@/ui/forms/IconButton';
import styles from './Results.module.scss';

/** One verse that was found, with its matches marked. */
export const ResultRow = memo(function ResultRow({
  result,
  phrase,
}: {
  result: SearchResult;
  phrase: string;
}) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { translation, verses, startVerse } = result;
  const { shortName, longName } = translationOf(translation);
  const reference = formatReference(result);
  const path = readerPath(translation, result, startVerse);
  return (
    <>
      <div className={styles.title}>
        <span>
          <Link to={path}>{reference}</Link>{' '}
          <span className="muted" title={longName}>
            {shortName}
          </span>
        </span>
        <IconButton
          icon={Copy}
          label="Copy"
          onClick={() => void dispatch(copyPassage(reference, verses, translation))}
        />
        <button type="button" className="btn btn-outline-secondary" onClick={() => void navigate(path)}>
          Go...
        </button>
      </div>
      <p className={styles.text}>
        <Highlighted segments={matchSegments(plainText(verses), phrase)} />
      </p>
    </>
  );
});
