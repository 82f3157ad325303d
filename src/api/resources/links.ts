import type { Link } from '@/domain/links/link';
import { post } from '@/api/client/client';
import { shaped, success } from '@/api/wire/decoder';
import { additionalLinks as rows } from '@/api/wire/links';
import type { ListResource } from './listResource';

/** The links the user added. Their addresses are whatever was once saved. */
export const additionalLinks: ListResource<Link> = {
  endpoint: 'get_additional_links',
  params: (user) => ({ user }),
  decode: shaped(rows),
};

/** Adds a link under a key of the form `4.N`. */
export const addAdditionalLink = (
  user: string,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
  signal?: AbortSignal,
): Promise<'success'> => post('add_additional_link', { user, label, action, key }, success, signal);
