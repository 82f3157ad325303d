import type { ComponentType, ReactNode } from 'react';
import { screenAt, SCREENS, type Access } from '@/routes/routes';
import { lazyWithPreload, type LazyComponent } from '@/ui/lazyWithPreload';
import { NotForGuests, OpenToAll, SignedIn } from './guards';
import { LoadingScreen } from './LoadingScreen';

type Load = (typeof SCREENS)[number]['load'];

/** One component a screen, whatever addresses it has: going from one to another renders the same one. */
const components = new Map<Load, LazyComponent<object>>();

/** The screen behind a row of the table, downloaded when it is opened or about to be. */
export function screenOf(load: Load): LazyComponent<object> {
  const made = components.get(load) ?? lazyWithPreload(load, <LoadingScreen />);
  components.set(load, made);
  return made;
}

const Open = ({ children }: { children: ReactNode }) => children;

const GUARDS: Readonly<Record<Access, ComponentType<{ children: ReactNode }>>> = {
  everyone: Open,
  guestIfNobody: OpenToAll,
  user: SignedIn,
  named: NotForGuests,
  owner: NotForGuests,
};

/** The guard of a row of the table. */
export const guardOf = (access: Access) => GUARDS[access];

/** Fetches the code of the screen behind a path, so that it is there when the link is followed. */
export async function preloadScreen(path: string): Promise<void> {
  const route = screenAt(path);
  if (route) await screenOf(route.load).preload();
}
