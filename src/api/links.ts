import type { Link } from '@/domain/entities';
import { get, post } from './client';
import { shaped, success } from './wire/decoder';
import { additionalLinks } from './wire/links';

/** The links the user added. Their addresses are whatever was once saved. */
export const getAdditionalLinks = (user: string, signal?: AbortSignal): Promise<Link[]> =>
  get('get_additional_links', { user }, shaped(additionalLinks), signal);

/** Adds a link under a key of the form `4.N`. */
export const addAdditionalLink = (
  user: string,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
): Promise<'success'> => post('add_additional_link', { user, label, action, key }, success);
