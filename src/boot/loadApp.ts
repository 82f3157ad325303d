import { showLoadError } from './element';

/** The URLs of the app's own files. The build writes them into the tag of the inline script. */
export interface AppFiles {
  /** The script that starts the app. */
  entry: string;
  /** The modules that the entry imports, in any order. */
  modules: readonly string[];
  styles: readonly string[];
}

const listed = (urls = ''): string[] => urls.split(' ').filter((url) => url !== '');

/** Null in development, where index.html loads the files itself. */
export function appFiles(): AppFiles | null {
  const { entry, modules, styles } = document.currentScript?.dataset ?? {};
  return entry === undefined ? null : { entry, modules: listed(modules), styles: listed(styles) };
}

/** Downloads all files at once, and starts the app when its styles are loaded. */
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

/** Resolves also if the stylesheet fails to load: the app starts without it. */
function loaded(stylesheet: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    stylesheet.onload = stylesheet.onerror = () => resolve();
    document.head.append(stylesheet);
  });
}
