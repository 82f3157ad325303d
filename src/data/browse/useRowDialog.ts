import { createAction } from '@reduxjs/toolkit';
import { useEffect, useState } from 'react';
import type { NoticeContent } from '../notices/notices';
import { useAppDispatch, useAppSelector } from '../store/hooks';
import { selectRowId } from '../sync/sync';

/** A dialog was closed because what it was about has changed under it; the notice says so. */
export const dialogClosedByChange = createAction('browse/dialogClosedByChange', (text: string) => {
  const notice: NoticeContent = { variant: 'info', text };
  return { payload: undefined, meta: { notice } };
});

interface RowDialogOptions<Dialog> {
  /** The id of the row on the screen; undefined while there is none. */
  shownId: number | undefined;
  /** The noun for a row in the notice: 'quote'. */
  noun: string;
  /** Whether a dialog is about the row; one about the list, such as a filter, stays open over another row. */
  isAboutRow?: (dialog: Dialog) => boolean;
}

interface Opened<Dialog> {
  dialog: Dialog;
  /** The row that it was opened for. */
  rowId: number | undefined;
  isRowReplaced: boolean;
}

/**
 * The dialog that is open over one row at a time. When another row takes the place of the one it was opened for, it closes
 * with a notice, and never is about the other row. A row that was made here keeps its dialog when it gets the server's id.
 */
export function useRowDialog<Dialog>({ shownId, noun, isAboutRow }: RowDialogOptions<Dialog>) {
  const dispatch = useAppDispatch();
  const [opened, setOpened] = useState<Opened<Dialog> | null>(null);
  const rowId = useAppSelector((state) =>
    opened?.rowId === undefined ? undefined : selectRowId(state, opened.rowId),
  );
  const isOverAnother = opened !== null && rowId !== shownId && (isAboutRow?.(opened.dialog) ?? true);
  const isRowReplaced = isOverAnother || opened?.isRowReplaced === true;
  // For good: its row may be shown again later, as when a refused write is sent once more.
  if (isOverAnother && !opened.isRowReplaced) setOpened({ ...opened, isRowReplaced });
  useEffect(() => {
    if (isRowReplaced)
      dispatch(dialogClosedByChange(`Closed, because its ${noun} is no longer on the screen.`));
  }, [dispatch, isRowReplaced, noun]);
  return {
    /** The open dialog; null for none. */
    dialog: opened === null || isRowReplaced ? null : opened.dialog,
    /** Opens a dialog about the row on the screen; null closes it. */
    setDialog: (dialog: Dialog | null) =>
      setOpened(dialog === null ? null : { dialog, rowId: shownId, isRowReplaced: false }),
  };
}
