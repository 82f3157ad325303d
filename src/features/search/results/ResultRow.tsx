import { BookOpen, Copy } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { Link, useNavigate, type LinkProps, type To } from 'react-router-dom';
import { readerPath } from '@/routes/paths';
import { versesText } from '@/bible/passageText';
import { translationOf } from '@/bible/translations';
import { formatReference } from '@/bible/references/reference';
import type { Hit } from '../model/refine';
import type { SearchResult } from '../model/searchResult';
import { segmentsOf, type SearchTerms } from '../model/searchTerms';
import { pluralize } from '@/platform/values/text';
import { copyPassage } from '@/bible/copy/clipboard';
import { useAppDispatch } from '@/data/store/hooks';
import { Highlighted } from '@/ui/text/Highlighted';
import { IconButton } from '@/ui/controls/IconButton';
import styles from './Results.module.scss';

interface ResultRowProps {
  hit: Hit;
  terms: SearchTerms;
  selected: boolean;
  onSelect: (hit: Hit) => void;
  /** Whether it is open in its chapter. */
  isShown: boolean;
  /** Opens the verse in its chapter, beside the results. */
  href: To;
  /** How it is opened, if not by its URL. */
  onOpen: LinkProps['onClick'];
}

/** A found verse with its matches highlighted; its other translations are collapsed. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { hit, terms, selected, onSelect, isShown, href, onOpen } = props;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { result, others } = hit;
  const { translation, verses, startVerse } = result;
  const { shortName, longName } = translationOf(translation);
  const reference = formatReference(result);
  return (
    <>
      <div className={styles.title}>
        <label className={styles.select}>
          <input
            type="checkbox"
            className="form-check-input"
            aria-label={`Select ${reference}`}
            checked={selected}
            onChange={() => onSelect(hit)}
          />
        </label>
        <span>
          <Link to={href} onClick={onOpen} aria-current={isShown || undefined}>
            {reference}
          </Link>{' '}
          <span className="muted" title={longName}>
            {shortName}
          </span>
        </span>
        <IconButton
          icon={Copy}
          label={`Copy ${reference}`}
          onClick={() => void dispatch(copyPassage(reference, verses, translation))}
        />
        <IconButton
          icon={BookOpen}
          label={`Go... ${reference}`}
          onClick={() => void navigate(readerPath(translation, result, startVerse))}
        />
      </div>
      <VerseText result={result} terms={terms} />
      {others.length > 0 && (
        <button
          type="button"
          className={`btn btn-link ${styles.othersButton}`}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          In {pluralize(others.length, 'more translation')}
        </button>
      )}
      {open && (
        <ul className={`plain-list ${styles.others}`} aria-label={`${reference} in other translations`}>
          {others.map((other, index) => (
            <li key={index}>
              <span className="muted">{translationOf(other.translation).shortName}</span>
              <VerseText result={other} terms={terms} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

function VerseText({ result, terms }: { result: SearchResult; terms: SearchTerms }) {
  const segments = useMemo(() => segmentsOf(terms)(versesText(result.verses)), [result, terms]);
  return (
    <p className={styles.text}>
      <Highlighted segments={segments} />
    </p>
  );
}
