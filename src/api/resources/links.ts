import type { Link } from '@/domain/links/link';
import { decoded, get, post } from '@/api/client/client';
import { amendAnswer } from '@/api/cache/answerCache';
import { shaped, success } from '@/api/wire/decoder';
import { additionalLinks } from '@/api/wire/links';

const LIST = 'get_additional_links';
const list = shaped(additionalLinks);

/** The links the user added. Their addresses are whatever was once saved. */
export const getAdditionalLinks = (user: string, signal?: AbortSignal): Promise<Link[]> =>
  get(LIST, { user }, list, signal);

/** Adds a link under a key of the form `4.N`. */
export async function addAdditionalLink(
  user: string,
  { label, action, key }: Pick<Link, 'label' | 'action' | 'key'>,
): Promise<'success'> {
  const answer = await post('add_additional_link', { user, label, action, key }, success);
  await amendAnswer(LIST, { user }, (kept) =>
    JSON.stringify([...decoded(LIST, kept, list), { label, action, key }]),
  );
  return answer;
}
