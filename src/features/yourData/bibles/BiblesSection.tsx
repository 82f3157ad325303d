import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { booksHere } from '@/bible/device/keptTranslation';
import { useKeptBibles } from '@/bible/device/useKeptBibles';
import { selectKnownTexts } from '@/bible/text/textCache';
import { textFirst } from '@/bible/text/otherTranslation';
import { lastTranslation } from '@/bible/text/lastTranslation';
import { TRANSLATION_CODES, type TranslationCode } from '@/bible/translations';
import { useAppSelector } from '@/data/store/hooks';
import { BIBLES_HASH } from '@/routes/biblesPath';
import { KeptBible } from './KeptBible';
import styles from './Bibles.module.scss';

/** The translations that this device has or may have, to read and search them without a network. */
export function BiblesSection() {
  const { kept, isWithoutStorage, waiting, keeper } = useKeptBibles();
  const known = useAppSelector(selectKnownTexts);
  const section = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash === BIBLES_HASH) section.current?.scrollIntoView();
  }, [hash]);
  const last = lastTranslation();
  const codes = textFirst(known, [last, ...TRANSLATION_CODES.filter((code) => code !== last)]);
  const isHere = (code: TranslationCode) => {
    const each = kept?.[code];
    return each !== undefined && (each.isDownloading || booksHere(each) > 0);
  };
  const ordered = [...codes.filter(isHere), ...codes.filter((code) => !isHere(code))];
  return (
    <section ref={section} aria-labelledby="bibles">
      <h2 id="bibles">Bibles on this device</h2>
      <p className="muted">
        A translation that is kept here, about 5 MB, is read and searched at once and without a network.
      </p>
      {isWithoutStorage && (
        <p role="alert">This browser stores nothing here, as in a private window: no Bible can be kept.</p>
      )}
      <ul className={`plain-list ${styles.bibles}`}>
        {ordered.map((code) => (
          <KeptBible
            key={code}
            code={code}
            kept={kept?.[code]}
            isWaiting={waiting === code}
            hasNoText={known[code] === false}
            isOffered={kept !== null && !isWithoutStorage}
            keeper={keeper}
          />
        ))}
      </ul>
    </section>
  );
}
