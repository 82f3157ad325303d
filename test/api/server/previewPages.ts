import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { withDemoNotice } from './demoNotice';

/** The headers of every answer of `npm start`. */
export const PREVIEW_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

const IMMUTABLE = 'public, max-age=31536000, immutable';

interface PreviewOptions {
  /** The folder of the build. */
  distDir: string;
  /** With a slash at both ends: `/nuggets/`. */
  base: string;
  /** Whether the page shows that its data is demo data. */
  demo: boolean;
}

/**
 * Serves the built app like a good host: files named by their content are cached forever, everything else is
 * revalidated, and every URL under the base that is not a file gets the app's page. Vite serves the files.
 */
export function previewPages({ distDir, base, demo }: PreviewOptions) {
  return (req: IncomingMessage, res: ServerResponse, next: () => void): void => {
    const [pathname = '/'] = (req.url ?? '/').split('?');
    for (const [name, value] of Object.entries(PREVIEW_HEADERS)) res.setHeader(name, value);
    res.setHeader('Cache-Control', 'no-cache');

    if (pathname === '/' || pathname === base.slice(0, -1)) {
      redirect(res, base);
      return;
    }
    if (!pathname.startsWith(base) || (req.method !== 'GET' && req.method !== 'HEAD')) {
      next();
      return;
    }

    const file = pathname.slice(base.length);
    const isAsset = file.startsWith('assets/');
    if (isFileIn(distDir, file) && file !== 'index.html') {
      if (isAsset) res.setHeader('Cache-Control', IMMUTABLE);
      next();
      return;
    }
    if (isAsset) {
      notFound(res);
      return;
    }
    sendPage(res, path.join(distDir, 'index.html'), demo, next);
  };
}

function isFileIn(folder: string, encoded: string): boolean {
  let file: string;
  try {
    file = path.resolve(folder, decodeURIComponent(encoded));
  } catch {
    return false;
  }
  return file.startsWith(folder + path.sep) && existsSync(file) && statSync(file).isFile();
}

function redirect(res: ServerResponse, location: string): void {
  res.writeHead(302, { Location: location }).end();
}

/** These paths do not get the app's page, so that a script removed by a new build fails as a script. */
function notFound(res: ServerResponse): void {
  res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found');
}

function sendPage(res: ServerResponse, file: string, demo: boolean, next: () => void): void {
  if (!existsSync(file)) {
    next();
    return;
  }
  const html = readFileSync(file, 'utf8');
  const policy = policyOf(path.dirname(file));
  if (policy !== undefined) res.setHeader('Content-Security-Policy', policy);
  res.setHeader('Content-Type', 'text/html; charset=utf-8');
  res.end(demo ? withDemoNotice(html) : html);
}

/** The headers of the host configuration that comes with the build, so that they are tested as deployed. */
function policyOf(distDir: string): string | undefined {
  const file = path.join(distDir, '.htaccess');
  if (!existsSync(file)) return undefined;
  return /Header set Content-Security-Policy "(.*)"/.exec(readFileSync(file, 'utf8'))?.[1];
}
