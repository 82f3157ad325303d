import { lazy, type ComponentType } from 'react';
import { paths } from './paths';

/** Each screen is a download of its own, fetched when it is opened or about to be. */
const loaders = {
  reader: async () => (await import('@/screens/reader/ReaderScreen')).ReaderScreen,
  login: async () => (await import('@/screens/login/LoginScreen')).LoginScreen,
  comingSoon: async () => (await import('./ComingSoonScreen')).ComingSoonScreen,
};

const screen = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));

export const ReaderScreen = screen(loaders.reader);
export const LoginScreen = screen(loaders.login);
export const ComingSoonScreen = screen(loaders.comingSoon);

const byPath: Readonly<Record<string, () => Promise<unknown>>> = {
  [paths.login]: loaders.login,
};

/** Fetches the code of the screen behind a path, so that it is there when the link is followed. */
export function preloadScreen(path: string): void {
  // A failed download is told when the screen is opened, not before.
  byPath[path]?.().catch(() => undefined);
}
