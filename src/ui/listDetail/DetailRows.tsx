import { useMemo, type ReactNode } from 'react';
import type { LinkProps } from 'react-router-dom';
import { LongList } from '../lists/LongList';
import type { LongListProps } from '../lists/windowedLists';
import styles from './ListDetail.module.scss';
import type { ListDetail } from './useListDetail';

interface DetailRowsProps<Row> extends Pick<
  LongListProps<Row>,
  'label' | 'estimate' | 'short' | 'scrollPositionKey' | 'rowClass'
> {
  of: ListDetail<Row>;
  /** The part of the rows that is in this list; all where absent. */
  rows?: readonly Row[];
  /** The key of a row in React, where an id is expensive. */
  keyOf?: LongListProps<Row>['keyOf'];
  /** A row; its link opens it. */
  children: (row: Row, link: LinkProps, isShown: boolean) => ReactNode;
}

/** The rows of a list with a detail: the one that is shown is marked, and scrolled into view once it was chosen. */
export function DetailRows<Row>(props: DetailRowsProps<Row>) {
  const { of, rows = of.rows, keyOf = of.idOf, rowClass, children, ...list } = props;
  const { idOf, shownId, shownAt, namedId, linkTo } = of;
  const chosenAt = useMemo(() => {
    if (rows === of.rows || shownId === null) return shownAt;
    return rows.findIndex((row) => idOf(row) === shownId);
  }, [rows, of.rows, idOf, shownId, shownAt]);
  return (
    <LongList
      {...list}
      items={rows}
      keyOf={keyOf}
      chosenAt={chosenAt}
      reveals={namedId !== null}
      rowClass={rowClass === undefined ? styles.row : `${styles.row} ${rowClass}`}
      chosenClass={styles.shown}
    >
      {(row, isShown) => children(row, { ...linkTo(row), ...(isShown && { 'aria-current': true }) }, isShown)}
    </LongList>
  );
}
