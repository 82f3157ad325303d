import { isPrivate } from '@/device/privateUsers';
import { useAppSelector } from '@/store/core/hooks';
import { selectWaiting } from '@/store/sync/sync';

/** How many of the current user's writes wait in this tab alone, since they are not to be remembered. */
export const useWaitingInTab = (): number =>
  useAppSelector(selectWaiting).filter(({ user }) => isPrivate(user)).length;
