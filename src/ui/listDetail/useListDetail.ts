import { useMemo, useRef } from 'react';
import { useNavigate, type LinkProps } from 'react-router-dom';
import { useMedia } from '@/platform/page/useMedia';
import { useKeys } from '../keys/useKeys';

/** From this width on, the list and the detail of one of its rows are side by side. */
export const WIDE = '(min-width: 68.75em)';

export type RowId = number | string;

interface ListDetailOptions<Row> {
  /** As the list shows them, in order. */
  rows: readonly Row[];
  idOf: (row: Row) => RowId;
  /** The row that the URL names; null for none. The list may not show it. */
  namedId: RowId | null;
  hrefOf: (row: Row) => string;
  /** Whether the first row is shown beside the list until one is chosen. */
  showsFirst?: boolean;
  /** How a row is opened, if not by its URL. */
  open?: (row: Row) => void;
  /** Called before a neighbour is opened, with its index. */
  onStep?: (index: number) => void;
  /** Whether the focused element uses the arrow keys itself. */
  areKeysTaken?: () => boolean;
}

export interface ListDetail<Row> extends Pick<ListDetailOptions<Row>, 'rows' | 'idOf' | 'namedId'> {
  /** Whether both have room side by side. */
  wide: boolean;
  /** Whether the detail is in place of the list. */
  isAlone: boolean;
  /** The width of the screen. */
  width: 'panes' | 'reading';
  /** The row whose detail is shown; null for none. */
  shownId: RowId | null;
  /** Its index; -1 where the list does not show it. */
  shownAt: number;
  linkTo: (row: Row) => Pick<LinkProps, 'to' | 'onClick'>;
  /** Opens the neighbour of the row that is shown; undefined where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
}

/**
 * A list, and the detail of the row that the URL names: which row is shown, and how another is opened. Beside the list the down
 * and up keys go through its rows, beginning at the first. All rows share one history entry, so that Back leads to the list.
 */
export function useListDetail<Row>(options: ListDetailOptions<Row>): ListDetail<Row> {
  const { rows, idOf, namedId, hrefOf, showsFirst = false, areKeysTaken } = options;
  const wide = useMedia(WIDE);
  const navigate = useNavigate();
  const first = wide && showsFirst ? rows[0] : undefined;
  const shownId = namedId ?? (first === undefined ? null : idOf(first));
  const shownAt = useMemo(
    () => (shownId === null ? -1 : rows.findIndex((row) => idOf(row) === shownId)),
    [rows, idOf, shownId],
  );
  // While a key is held down, the URL is ahead of the rendered row.
  const opened = useRef<{ href: string; id: RowId } | null>(null);
  const isAhead = () => opened.current?.href === window.location.href;
  const openAt = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    if (options.open) options.open(row);
    else {
      void navigate(hrefOf(row), { replace: namedId !== null || isAhead() });
      opened.current = { href: window.location.href, id: idOf(row) };
    }
  };
  const stepTo = (index: number) => {
    if (rows[index] !== undefined) options.onStep?.(index);
    openAt(index);
  };
  const step = (by: 1 | -1) => {
    if (areKeysTaken?.() === true) return;
    const ahead = isAhead() ? opened.current?.id : undefined;
    const isRendered = ahead === undefined || ahead === shownId;
    const at = isRendered ? shownAt : rows.findIndex((row) => idOf(row) === ahead);
    stepTo(at < 0 ? 0 : at + by);
  };
  useKeys(wide ? { ArrowDown: () => step(1), ArrowUp: () => step(-1) } : {});
  const neighbour = (by: 1 | -1) =>
    shownAt < 0 || rows[shownAt + by] === undefined ? undefined : () => stepTo(shownAt + by);
  const isAlone = !wide && namedId !== null;
  return {
    rows,
    idOf,
    namedId,
    wide,
    isAlone,
    width: wide ? 'panes' : 'reading',
    shownId,
    shownAt,
    linkTo: (row) => ({
      to: hrefOf(row),
      ...(options.open && {
        onClick: (event) => {
          // With a key of the browser it opens in another tab.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openAt(rows.indexOf(row));
        },
      }),
    }),
    onPrevious: neighbour(-1),
    onNext: neighbour(1),
  };
}
