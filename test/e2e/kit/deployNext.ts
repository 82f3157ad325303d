import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const TEXTS = /\.(?:js|css|html|htaccess|webmanifest)$/;

/**
 * Makes a build the next version of itself: each file that is named by its content gets another name, and the old ones are gone,
 * as where a deployment replaces the folder.
 */
export function deployNext(folder: string): void {
  const assets = path.join(folder, 'assets');
  const names = readdirSync(assets);
  const nextName = (name: string) => name.replace(/.(?=\.[a-z]+$)/, (last) => (last === 'x' ? 'y' : 'x'));
  const inTexts = (dir: string) => {
    for (const entry of readdirSync(dir, { withFileTypes: true })) {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) inTexts(file);
      else if (TEXTS.test(entry.name)) {
        let text = readFileSync(file, 'utf8');
        for (const name of names) text = text.replaceAll(name, nextName(name));
        // The page keeps its name, so it gets another revision.
        if (entry.name === 'sw.js') text = text.replace(/(index\.html"?,"?revision"?:")./, '$1-');
        writeFileSync(file, text);
      }
    }
  };
  inTexts(folder);
  for (const name of names) renameSync(path.join(assets, name), path.join(assets, nextName(name)));
}
