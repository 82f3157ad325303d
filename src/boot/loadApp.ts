import { showLoadError } from './element';

/** The addresses of the app's own files. The build writes them into the tag of the script inside the page. */
export interface AppFiles {
  /** The script that starts the app. */
  entry: string;
  /** What the entry imports, in any order. */
  modules: readonly string[];
  styles: readonly string[];
}

const listed = (addresses = ''): string[] => addresses.split(' ').filter((address) => address !== '');

/** Null in development, where the page names its files itself. */
export function appFiles(): AppFiles | null {
  const { entry, modules, styles } = document.currentScript?.dataset ?? {};
  return entry === undefined ? null : { entry, modules: listed(modules), styles: listed(styles) };
}

/** Downloads everything at once, and starts the app when its styles are there. */
export async function loadApp({ entry, modules, styles }: AppFiles): Promise<void> {
  for (const href of [entry, ...modules]) document.head.append(link('modulepreload', href));
  await Promise.all(styles.map((href) => loaded(link('stylesheet', href))));
  const script = document.createElement('script');
  script.type = 'module';
  script.src = entry;
  script.onerror = showLoadError;
  document.head.append(script);
}

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.href = href;
  return made;
}

/** Resolves also when the stylesheet fails to load: the app starts without it. */
function loaded(stylesheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    stylesheet.onload = stylesheet.onerror = () => resolve();
    document.head.append(stylesheet);
  });
}
