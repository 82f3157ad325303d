import { noticeShown } from '@/data/notices/notices';
import { useAppStore } from '@/data/store/hooks';
import type { StoreAccess } from '@/data/store/appStore';
import { translationOf, type TranslationCode } from '../translations';
import { keeperOf } from './keeper';
import { selectKeptBibles } from './keptBibles';
import { stateMessage } from './keptMessages';

/** Keeps a translation from anywhere in the app: a notice says that it begins, and another how it ended. */
export async function keepHere(store: StoreAccess, code: TranslationCode): Promise<void> {
  const { shortName } = translationOf(code);
  const say = (text: string, variant: 'info' | 'success' | 'warning') =>
    store.dispatch(noticeShown({ variant, text }));
  say(`Keeping the ${shortName} on this device: Your data shows how far it is.`, 'info');
  await keeperOf(store).keep(code);
  const kept = selectKeptBibles(store.getState()).kept?.[code];
  // Cancelled.
  if (!kept) return;
  const isDone = kept.problem === null && kept.gaps.length === 0;
  say(isDone ? `The ${shortName} is on this device.` : stateMessage(kept), isDone ? 'success' : 'warning');
}

/** Keeps translations from a component. */
export function useKeepHere(): (code: TranslationCode) => void {
  const store = useAppStore();
  return (code) => void keepHere(store, code);
}
