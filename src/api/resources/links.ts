import type { Link } from '@/domain/links/link';
import { post } from '@/api/client/client';
import { success } from '@/api/wire/decoder';
import { additionalLinks as rows } from '@/api/wire/links';
import { listOfUser } from './listResource';

/** The links the user added. Their addresses are unchecked. */
export const additionalLinks = listOfUser('get_additional_links', rows);

/** Adds a link under a key of the form `4.N`. */
export const addAdditionalLink = (
  user: string,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
  signal?: AbortSignal,
): Promise<'success'> => post('add_additional_link', { user, label, action, key }, success, signal);
