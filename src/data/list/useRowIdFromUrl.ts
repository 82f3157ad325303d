import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAppSelector } from '../store/hooks';
import { selectRowId } from '../sync/sync';

/**
 * The id of the row that the URL names; undefined where it names none. A row added offline gets another id when the
 * server has it, and the URL is changed to that.
 */
export function useRowIdFromUrl(
  param: string | undefined,
  pathOf: (id: number) => string,
): number | undefined {
  const navigate = useNavigate();
  const state: unknown = useLocation().state;
  const idInUrl = param === undefined ? undefined : Number(param);
  const id = useAppSelector((all) => (idInUrl === undefined ? undefined : selectRowId(all, idInUrl)));
  useEffect(() => {
    if (id !== undefined && !Object.is(id, idInUrl)) void navigate(pathOf(id), { replace: true, state });
  }, [id, idInUrl, state, pathOf, navigate]);
  return id;
}
