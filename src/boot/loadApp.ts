import { sayNotLoaded } from './notLoaded';

/** The app's own files, by their addresses. The build writes them into the tag of the script inside the page. */
export interface AppFiles {
  /** The script that starts the app. */
  entry: string;
  /** What the entry will import, in any order. */
  modules: readonly string[];
  styles: readonly string[];
}

const listed = (addresses = ''): string[] => addresses.split(' ').filter((address) => address !== '');

/** Null where nothing is built, and the page names its files itself. */
export function appFiles(): AppFiles | null {
  const { entry, modules, styles } = document.currentScript?.dataset ?? {};
  return entry === undefined ? null : { entry, modules: listed(modules), styles: listed(styles) };
}

/** Downloads everything at once, and starts the app when its styles are there. */
export async function loadApp({ entry, modules, styles }: AppFiles): Promise<void> {
  for (const href of [entry, ...modules]) document.head.append(link('modulepreload', href));
  await Promise.all(styles.map((href) => arrived(link('stylesheet', href))));
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  script.onerror = sayNotLoaded;
  document.head.append(script);
}

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.href = href;
  return made;
}

/** Styles that cannot be had hold nothing up. */
function arrived(stylesheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    stylesheet.onload = stylesheet.onerror = () => resolve();
    document.head.append(stylesheet);
  });
}
