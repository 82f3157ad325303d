import { Link, type LinkProps } from 'react-router-dom';
import { StoredAs } from '@/bible/controls/StoredAs';
import { versesText } from '@/bible/passageText';
import type { TranslationCode } from '@/bible/translations';
import { formatReference, storedReference } from '@/bible/references/reference';
import { useBibleTextInView } from '@/bible/text/useBibleTextInView';
import { preview } from '@/platform/values/text';
import { isProvisional } from '@/data/outbox/outboxWrite';
import { DetailRows } from '@/ui/listDetail/DetailRows';
import type { ListDetail } from '@/ui/listDetail/useListDetail';
import type { Nugget } from './model/nugget';
import styles from './nuggets.module.scss';

interface NuggetRowsProps {
  detail: ListDetail<Nugget>;
  translation: TranslationCode;
}

/** The nuggets that pass the filters, in the order of the Bible. */
export function NuggetRows({ detail, translation }: NuggetRowsProps) {
  return (
    <DetailRows of={detail} label="Passages" estimate={58} scrollPositionKey="nuggets">
      {(nugget, link) => <NuggetRow nugget={nugget} translation={translation} link={link} />}
    </DetailRows>
  );
}

interface NuggetRowProps {
  nugget: Nugget;
  translation: TranslationCode;
  link: LinkProps;
}

/** A nugget in the list: its reference, its topics, and its first words once they have come. */
function NuggetRow({ nugget, translation, link }: NuggetRowProps) {
  const text = useBibleTextInView({ ...nugget, translation });
  const topics = nugget.topics.map(({ name }) => name).join(', ');
  return (
    <Link {...link} className={styles.row}>
      <span className={styles.rowHead}>
        <span>{formatReference(nugget)}</span>
        <bdi className="muted">{topics}</bdi>
      </span>
      <span className={styles.firstWords}>
        {text?.status === 'loaded' && preview(versesText(text.verses), 100)}
        {isProvisional(nugget.passageId) && ' Waiting to be sent'}
        <StoredAs storedAs={storedReference(nugget)} />
      </span>
    </Link>
  );
}
